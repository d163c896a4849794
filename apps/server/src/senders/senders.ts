/** Push, mail and webhooks. What they need is loaded where it is used: few servers have all three. */
import { type Agent, request } from 'node:https';
import type { Transporter } from 'nodemailer';
import type { Config } from '../base/config.ts';
import type { Notice, Senders } from '../domain/house/senders.ts';
import { WORDS } from '../domain/notices/words.ts';
import { publicAgent, requirePublic } from './public-address.ts';

/** For a whole notice, including the answer. */
const DEADLINE = 8000;
const GONE = [404, 410];

export function makeSenders({ notices, origin = 'http://localhost' }: Pick<Config, 'notices' | 'origin'>, agent = publicAgent()): Senders {
  const { push, mail, webhook } = notices;
  return {
    ...(push && { push: pushSender({ ...push, subject: origin.startsWith('https:') ? origin : 'mailto:nobody@localhost' }, agent) }),
    ...(mail && mailSenders(mail)),
    ...(webhook && { webhook: (url: string, notice: Notice) => postHook(url, notice, agent) }),
  };
}

function pushSender(vapidDetails: { subject: string; publicKey: string; privateKey: string }, agent: Agent): NonNullable<Senders['push']> {
  return async (target, notice) => {
    const { default: webPush } = await import('web-push');
    const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(notice), { vapidDetails, TTL: 3600 });
    const status = await post(endpoint, headers, body ?? '', agent);
    if (GONE.includes(status)) return false;
    if (status >= 300) throw new Error(`push: status ${status}`);
    return true;
  };
}

function mailSenders({ smtp, from }: { smtp: string; from: string }): Required<Pick<Senders, 'mail' | 'link'>> {
  const timeouts = { connectionTimeout: DEADLINE, greetingTimeout: DEADLINE, socketTimeout: DEADLINE };
  let transport: Transporter | undefined;
  const send = async (letter: { to: string; subject: string; text: string; headers?: Record<string, string> }) => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({ url: smtp, ...timeouts });
    return transport.sendMail({ from, ...letter });
  };
  return {
    async mail(to, { url, off, language, text }) {
      const letter = `${text} ${url}\n\n${WORDS[language].off} ${off}\n`;
      const headers = { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await inTime(send({ to, subject: `Shinar: ${text}`, text: letter, headers }));
    },
    async link(to, { url, name, kind, language }) {
      const { subject, open, once } = WORDS[language][kind];
      await inTime(send({ to, subject: `Shinar: ${subject}`, text: `${open(name)} ${url}\n\n${once}\n` }));
    },
  };
}

function inTime(sent: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('mail: not taken in time')), DEADLINE);
  return Promise.race([sent, late.promise]).finally(() => clearTimeout(timer));
}

async function postHook(url: string, notice: Notice, agent: Agent): Promise<void> {
  const status = await post(url, { 'content-type': 'application/json' }, JSON.stringify({ type: notice.kind, ...notice }), agent);
  if (status >= 300) throw new Error(`webhook: status ${status}`);
}

/** Only https, only to public addresses, no redirects followed, the answer not read: the status is all we want. */
function post(url: string, headers: Record<string, string | number>, body: string | Buffer, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    requirePublic(url);
    const call = request(url, { method: 'POST', headers, agent, signal: AbortSignal.timeout(DEADLINE) }, (answer) => {
      answer.destroy();
      done(answer.statusCode ?? 500);
    });
    call.on('error', failed);
    call.end(body);
  });
}
