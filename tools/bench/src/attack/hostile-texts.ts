/** The call that writes a word to the console, to show that a text was run. */
const RUN = "console.log('GOTCHA')";

/** Texts that would run, load something or break a page that does not escape them. */
export const HOSTILE_TEXTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror="${RUN}">`,
  `'><img src=x onerror='${RUN.replaceAll("'", '`')}'>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="//evil.example/x.swf">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=//evil.example/">`,
  `<base href=//evil.example/>`,
  `<form action=//evil.example/><input name=password autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<body onload=${RUN}>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `\u2028${RUN}//\u2029`,
  `';${RUN};//`,
  `";${RUN};//`,
  '`;' + `${RUN};//`,
  `\${${RUN}}`,
  `{{constructor.constructor("${RUN}")()}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `<scr\0ipt>${RUN}</scr\0ipt>`,
];

/** Addresses that a link or picture must not lead to. */
export const HOSTILE_LINKS: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `https://ok.example/"onmouseover="${RUN}`,
  `//evil.example/`,
  `https:evil.example`,
];

export const HIT = 'GOTCHA';
export const EVIL_HOST = 'evil.example';
