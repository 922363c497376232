import { escaped } from '../../art/svg';
import { artPathOfSymbol } from '../../seed/art-path';
import type { Input } from '../../wire/input';
import { WireError } from '../../wire/wire-error';
import type { Place } from '../place';
import { people, services } from './people';

/** The page of consent of a service that the sandbox plays: forms only, no script. */
export function consentPage({ host }: Place, input: Input): string {
  const channel = input.requiredText('channel');
  const service = services[channel];
  if (service === undefined) throw new WireError('request_param_err');
  const hiddenFields = ['channel', 'state', 'back']
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(input.requiredText(name))}">`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Continue with ${service}</title><link rel="icon" href="${artPathOfSymbol(5)}"><link rel="stylesheet" href="/__sandbox/client/sign-in.css"></head>
<body><main><p class="service">${service} <span>played by the sandbox</span></p>
<h1>Choose an account</h1><p>to go on to <b>${escaped(host)}</b>. It learns your name and e-mail address, and never your password.</p>
<form method="post" action="/__sandbox/sign-in">${hiddenFields}<ul>${people.map(personButton).join('')}</ul></form>
<form method="post" action="/__sandbox/sign-in" class="other">${hiddenFields}<label for="name">Someone else</label><div><input id="name" name="name" required maxlength="60" autocomplete="off" placeholder="Any name"><button>Continue</button></div></form>
<form method="post" action="/__sandbox/sign-in/cancel">${hiddenFields}<button class="quiet">Cancel</button></form>
<form method="post" action="/__sandbox/sign-in/fail">${hiddenFields}<button class="quiet">Play a failure of ${service}</button></form>
</main></body></html>`;
}

function personButton({ subject, name, email }: (typeof people)[number]): string {
  return `<li><button name="person" value="${subject}"><span class="face" aria-hidden="true">${name.slice(0, 1)}</span><span>${escaped(name)}<small>${escaped(email)}</small></span></button></li>`;
}
