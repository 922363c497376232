// A frame begins on a page with this script: it signs in as the persona, and goes on to the page that is looked at.

const visit = new URLSearchParams(location.search);
const parameter = (name: string) => visit.get(name) ?? '';
/** Greetings that a visitor sees once: the age gate by its age, popups, the offer of the app. */
const greetings = ['popups-A', 'popups-B', 'app'];
const ages = Array.from({ length: 100 }, (_, age) => `age-${age}`);

/** Keeps the session where the storefront looks for it: `MC_SESSION_INFO`, and the name of a trial player. */
function keepSession(session: unknown): void {
  localStorage.clear();
  sessionStorage.clear();
  if (session !== null) localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  const { type, userName } = Object(session);
  if (type === 4 && String(userName).startsWith('trial')) sessionStorage.setItem('trialName', String(userName));
  if (parameter('greetings') === 'seen') {
    localStorage.setItem('seen', ages.join(' '));
    sessionStorage.setItem('seen', greetings.join(' '));
  }
}

async function begin(): Promise<void> {
  const answer = await fetch('/__sandbox/api/persona', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: parameter('merchant'), persona: parameter('persona') }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  keepSession(await answer.json());
  // biome-ignore lint/suspicious/noDocumentCookie: the storefront keeps the language in this cookie; not every browser has a cookie store.
  document.cookie = `lang=${parameter('language')}; Path=/; SameSite=Lax`;
  location.replace(parameter('to'));
}

begin().catch((error: unknown) => {
  const fault = document.getElementById('fault');
  if (fault !== null) fault.textContent = `The visit could not begin: ${String(error)}`;
});
