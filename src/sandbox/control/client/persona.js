// Keeps the session that the page carries where the storefront looks for it, then goes home.
const { session } = document.getElementById('session').dataset;
const record = JSON.parse(session);
if (record === null) localStorage.removeItem('MC_SESSION_INFO');
else localStorage.setItem('MC_SESSION_INFO', session);
if (record?.type === 4 && record.userName.startsWith('trial')) sessionStorage.setItem('trialName', record.userName);
else sessionStorage.removeItem('trialName');
location.replace('/m/home');
