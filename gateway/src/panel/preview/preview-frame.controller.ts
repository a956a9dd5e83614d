import { panelEndpoints } from '@gewerk/contracts/serving';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';

/** What ads may do, isolated from session and panel in a separate origin. */
const POLICY = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'connect-src https:',
  'frame-src https:',
  'media-src https:',
  "frame-ancestors 'self'",
].join('; ');

/** Shows the first text that the panel sends; for another text the panel reloads the frame. */
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Preview</title><script>
addEventListener('message', function (event) {
  if (event.source !== parent || typeof event.data !== 'string') return;
  document.open(); document.write(event.data); document.close();
}, { once: true });
</script>`;

/** The sandboxed frame in which the panel shows an ad area before it is saved. */
@Controller()
export class PreviewFrameController {
  @PanelHandler(panelEndpoints.previewFrame)
  async frame(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(DOCUMENT);
  }
}
