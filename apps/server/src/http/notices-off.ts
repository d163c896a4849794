/** The page behind the link in a notice. It asks first, since mail scanners open links too; its button ends the notices. */
import { NoticesOff } from '@shinar/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../domain/house/house.ts';
import { languageOf, turnOff } from '../domain/notices/wishes.ts';
import { WORDS } from '../domain/notices/words.ts';

const PATH = '/api/notices/off';
const FORM = 'application/x-www-form-urlencoded';

const page = (language: string, content: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shinar</title><main>${content}</main></html>`;

export function serveNoticesOff(app: FastifyInstance, house: House): void {
  // A form's or mail program's body adds nothing to the address.
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, _, done) => {
    if (request.routeOptions.url?.startsWith(PATH)) done(null, undefined);
    else done(Object.assign(new Error('not JSON'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
  });
  app.get(PATH, async (request, reply) => {
    const { token } = NoticesOff.parse(request.query);
    const language = await languageOf(house, token);
    const { question, button } = WORDS[language].offPage;
    const form = `<h1>${question}</h1><form method="post" action="${PATH}/page?token=${token}"><button>${button}</button></form>`;
    return reply.type('text/html').send(page(language, form));
  });
  app.post(`${PATH}/page`, async (request, reply) => {
    const { token } = NoticesOff.parse(request.query);
    const language = await languageOf(house, token);
    await turnOff(house, token);
    return reply.type('text/html').send(page(language, `<h1>${WORDS[language].offPage.done}</h1>`));
  });
}
