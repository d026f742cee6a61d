/** The name of the panel, apart: the menu of the settings says it before the panel is there. */
export const WORK_TITLE = 'Your work';
