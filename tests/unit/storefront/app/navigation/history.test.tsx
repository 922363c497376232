import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createHistory, pathWithin, stepTo, useHistory } from '@/storefront/app/navigation/history';

describe('a step of the history', () => {
  const at = (href: string) => ({
    location: Object.assign(JSON.parse('{}'), new URL(href), { href, origin: new URL(href).origin }),
  });
  const here = at('https://aurora.example/m/home?category=slots#top');

  it.each([
    ['/m/gameList?vendor=pg#list', '/m/gameList?vendor=pg#list'],
    ['?category=live', '/m/home?category=live'],
    ['/m/%E0%A6%96', '/m/%E0%A6%96'],
    ['https://aurora.example/m/help', '/m/help'],
  ])('to %s is a path of this site [APP-01]', (target, path) => {
    expect(pathWithin(here, target)).toBe(path);
  });

  it.each([
    '//evil.example/m/home',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('to %s is not taken [APP-01]', (target) => {
    expect(() => pathWithin(here, target)).toThrow('leads to another site');
  });

  it('to another page shows once what was tapped has been drawn, one within a page at once [APP-15]', async () => {
    window.history.replaceState(null, '', '/m/home');
    const history = createHistory(window);
    const { result } = renderHook(() => useHistory(history));
    act(() => history.push('/m/help'));
    expect(window.location.pathname).toBe('/m/help');
    expect(result.current.location.pathname).toBe('/m/home');
    await waitFor(() => expect(result.current.location.pathname).toBe('/m/help'));
    expect(result.current.arrival).toBe('PUSH');
    act(() => history.push('/m/help?topic=2'));
    expect(result.current.location.search).toBe('?topic=2');
  });

  it('is told to who follows the history, as are the visitor’s own [APP-01]', async () => {
    window.history.replaceState(null, '', '/m/home');
    const history = createHistory(window);
    const seen: string[] = [];
    const stop = history.listen(({ action, location }) =>
      seen.push(`${action} ${location.pathname}${location.search}`),
    );
    history.push('/m/help');
    history.replace('/m/help?topic=2');
    history.go(-1);
    await expect.poll(() => seen).toEqual(['PUSH /m/help', 'REPLACE /m/help?topic=2', 'POP /m/home']);
    expect(window.history.state).toMatchObject({ idx: 0 });
    stop();
  });

  it('back to a page that was left in between is told as a return [APP-07]', () => {
    window.history.replaceState(null, '', '/m/login');
    const history = createHistory(window);
    const { result } = renderHook(() => useHistory(history));
    act(() => stepTo(history, window, '/m/login?step=2', { replace: true, isReturn: true }));
    expect(result.current).toMatchObject({ arrival: 'POP', location: { search: '?step=2' } });
    act(() => stepTo(history, window, '/m/login?step=3', { replace: true }));
    expect(result.current).toMatchObject({ arrival: 'REPLACE', location: { search: '?step=3' } });
  });

  it('to where one is adds none: who taps twice goes back once [APP-04]', () => {
    window.history.replaceState(null, '', '/m/home');
    const history = createHistory(window);
    for (const target of ['/m/help', '/m/help', '/m/help?topic=2']) stepTo(history, window, target);
    expect(window.history.state).toMatchObject({ idx: 2 });
    stepTo(history, window, '/m/service', { replace: true });
    expect(window.history.state).toMatchObject({ idx: 2 });
    expect(window.location.pathname).toBe('/m/service');
  });
});
