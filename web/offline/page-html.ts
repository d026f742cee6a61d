import { brand } from '../../contract/brand.ts';
import { offlineCopy } from '../copy/offline.copy.ts';
import { titled } from '../copy/page-words.ts';
import { buttonLook } from '../ui/actions/button-look.ts';

/** The page that stands in when there is no connection; made with the build, which knows the name of the style sheet. */
export const offlinePage = ({ css, script }: { css: string; script: string }): string => `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titled(offlineCopy.title)}</title>
<link rel="stylesheet" href="${css}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="${script}"></script>
</head>
<body>
<div class="mx-auto grid w-full max-w-prose gap-8 px-4 py-8 sm:py-12">
<header class="flex items-center gap-2.5"><img src="/favicon.svg" alt="" width="36" height="36"><span class="font-display text-2xl tracking-tight">${brand.name}</span></header>
<main class="grid gap-10">
<div class="grid justify-items-start gap-4">
<h1 class="font-display text-3xl leading-tight tracking-tight">${offlineCopy.title}</h1>
<p class="text-lg text-pretty text-ink-soft">${offlineCopy.text}</p>
<button type="button" id="again" class="${buttonLook('primary')}">${offlineCopy.again}</button>
</div>
<div id="seen" class="grid gap-10"></div>
</main>
</div>
</body>
</html>
`;
