import { artPathOfSymbol } from '../seed/art-path';
import type { GameKind } from './kind';
import { stages } from './stages';
import { wordsOf } from './words/words-of';

/** The page of a kind of game in a language. Title, money and colours come with the state of the single game. */
export function gamePage(kind: GameKind, language: string): string {
  const lang = language === 'CN' ? 'zh' : language.toLowerCase().replace(/[^a-z]/g, '');
  const dir = language === 'UR' ? 'rtl' : 'ltr';
  const { stage, controls } = stages[kind];
  const words = wordsOf(language);
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>…</title>
<link rel="icon" href="${artPathOfSymbol(5)}">
<link rel="stylesheet" href="/sandbox-games/client/game.css">
<link rel="stylesheet" href="/sandbox-games/client/${kind}.css">
<script type="module" src="/sandbox-games/client/${kind}.js"></script>
</head>
<body data-busy="true">
<main aria-labelledby="title" data-unknown="${words.unknown}">
<header><button type="button" id="exit" aria-label="${words.exit}">‹</button><h1 id="title">…</h1><p id="balance" role="status"></p></header>
<section id="stage">${stage(words)}</section>
<p id="result" role="status" aria-live="polite"></p>
<div class="controls">
<div class="stake"><button type="button" id="less" aria-label="${words.less}" disabled>−</button><div><p>${words.stake}</p><output id="stake"></output></div><button type="button" id="more" aria-label="${words.more}" disabled>+</button></div>
${controls(words)}
</div>
</main>
</body>
</html>`;
}
