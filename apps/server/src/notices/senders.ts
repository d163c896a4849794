/** The ways out of the house, each only where the settings open it. */
import { type Agent, request } from 'node:https';
import type { Language, PushTarget } from '@shinar/protocol';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import { publicAgent, requirePublic } from './public-address.ts';
import { WORDS } from './words.ts';

export interface Notice {
  readonly table: string;
  readonly game: string;
  /** Where the table is, and where one click ends the notices. */
  readonly url: string;
  readonly off: string;
  readonly language: Language;
  /** What it says, in that language. */
  readonly text: string;
}

export interface Senders {
  /** False when the browser has withdrawn its subscription. */
  readonly push?: (target: PushTarget, notice: Notice) => Promise<boolean>;
  readonly mail?: (to: string, notice: Notice) => Promise<void>;
  /** A one-time link, by mail too. */
  readonly link?: (to: string, url: string, language: Language) => Promise<void>;
  readonly webhook?: (url: string, notice: Notice) => Promise<void>;
}

export const hasWays = ({ push, mail, webhook }: Senders): boolean => (push ?? mail ?? webhook) !== undefined;

const TIMEOUT = 8000;
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
    try {
      requirePublic(target.endpoint);
      await webPush.sendNotification(target, JSON.stringify(notice), { vapidDetails, TTL: 3600, timeout: TIMEOUT, agent });
      return true;
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return false;
      throw error;
    }
  };
}

function mailSenders({ smtp, from }: { smtp: string; from: string }): Required<Pick<Senders, 'mail' | 'link'>> {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const transport = createTransport({ url: smtp, ...timeouts });
  return {
    async mail(to, { url, off, language, text }) {
      const letter = `${text} ${url}\n\n${WORDS[language].off} ${off}\n`;
      const headers = { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({ from, to, subject: `Shinar: ${text}`, text: letter, headers });
    },
    async link(to, url, language) {
      const { subject, open, once } = WORDS[language].link;
      await transport.sendMail({ from, to, subject: `Shinar: ${subject}`, text: `${open} ${url}\n\n${once}\n` });
    },
  };
}

/** Only https, only to public addresses, no redirects followed, the answer not read. */
function postHook(url: string, notice: Notice, agent: Agent): Promise<void> {
  return new Promise((done, failed) => {
    requirePublic(url);
    const headers = { 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', headers, agent, timeout: TIMEOUT }, (answer) => {
      answer.destroy();
      if ((answer.statusCode ?? 500) < 300) done();
      else failed(new Error(`webhook: status ${answer.statusCode}`));
    });
    call.on('timeout', () => call.destroy(new Error('webhook: no answer in time')));
    call.on('error', failed);
    call.end(JSON.stringify({ type: 'turn', ...notice }));
  });
}
