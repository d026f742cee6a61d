/** Apart from what a conversation says, so that a list of cards does without that. */
export const messagesCount = (count: number): string => (count > 0 ? `Messages (${count})` : 'Messages');
