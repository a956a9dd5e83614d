/** The site's colours and fonts; sizes are in pixels. A card with a different accent colour sets that colour itself. */
export const cardStyle = `
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; overflow: hidden; background: #FBFAF7; color: #1B1F24;
  font-family: 'Source Sans 3', sans-serif; }
.card { position: relative; width: 1200px; height: 630px; border-bottom: 12px solid var(--accent, #0F5C63); }
.text { position: absolute; left: 64px; top: 56px; bottom: 44px; width: 640px; display: flex; flex-direction: column; }
.wide .text { width: 700px; }
.head { display: flex; align-items: center; gap: 28px; min-height: 48px; }
.tile { flex: none; width: 232px; height: 154px; border: 1px solid #DDD9CF; border-radius: 14px; overflow: hidden;
  display: grid; place-items: center; background: var(--soft, #DDEBEB); color: var(--accent, #0F5C63); font: 700 104px/1 Figtree; }
.tile img { width: 100%; height: 100%; object-fit: cover; display: block; }
.facts { display: grid; gap: 14px; justify-items: start; min-width: 0; }
.kicker { max-width: 100%; padding: 5px 18px 7px; border-radius: 8px; background: var(--soft, #DDEBEB); color: var(--accent, #0F5C63); font-size: 30px;
  font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.plain .kicker { padding: 0; background: none; font-size: 36px; }
.rating { display: flex; align-items: center; gap: 12px; font-size: 30px; color: #5A6168; white-space: nowrap; }
.rating b { color: #1B1F24; font: 700 38px/1 Figtree; }
h1 { margin-top: 30px; font: 700 66px/1.08 Figtree, 'Source Sans 3', sans-serif; letter-spacing: -0.015em;
  overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
  padding-bottom: 6px; }
.plain h1 { margin-top: 14px; font-size: 104px; -webkit-line-clamp: 2; }
.long h1 { font-size: 52px; }
.plain.long h1 { font-size: 76px; }
.longest h1 { font-size: 42px; -webkit-line-clamp: 4; }
.plain.longest h1 { font-size: 56px; }
.line { display: flex; align-items: center; gap: 12px; margin-top: 18px; font-size: 36px; color: #1B1F24; }
.line span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-bottom: 4px; }
.plain .line { font-size: 42px; color: var(--accent, #0F5C63); font-weight: 600; }
.brand { margin-top: auto; display: flex; align-items: center; gap: 16px; font-size: 26px; color: #5A6168; }
.brand b { color: #1B1F24; font: 700 34px/1 Figtree; }
.logo { height: 56px; max-width: 320px; object-fit: contain; object-position: left; }
.pin { stroke: var(--accent, #0F5C63); }
.map { position: absolute; right: 48px; top: 26px; width: 420px; height: 568px; }
.map .dots { fill: var(--accent, #0F5C63); fill-opacity: .45; }
.halo { fill: #F2A900; fill-opacity: .28; }
.lit { fill: #F2A900; stroke: #FBFAF7; stroke-width: 3; }
.large { position: absolute; right: 64px; top: 64px; width: 360px; height: 480px; font-size: 220px; }
`;
