import { type ReactNode, useState } from 'react';
import { Link, NavLink, Route, Routes, useNavigate } from 'react-router-dom';
import menuStyles from '@/storefront/features/games/categories/category-menu.module.css';
import panelStyles from '@/storefront/features/games/categories/panel.module.css';
import gridStyles from '@/storefront/features/games/tiles/game-grid.module.css';
import markStyles from '@/storefront/features/games/tiles/tile-marks.module.css';
import footerStyles from '@/storefront/features/shell/footer/footer.module.css';
import entryStyles from '@/storefront/features/shell/footer/footer-entry.module.css';
import frameStyles from '@/storefront/features/shell/frame.module.css';
import headerStyles from '@/storefront/features/shell/header.module.css';
import { Button, IconButton } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { HandForm } from '../browser/hand-form';
import type { SiteData } from './site-data';

type Props = { readonly data: SiteData };

const categories = ['HOT', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP'] as const;
const footerPages = ['home', 'activity', 'deposit', 'invite', 'mine'] as const;
const shelfSize = 12;

/** The control for whole pages: a small hand-written site with React and its router, drawn on the server too. */
export function HandSite({ data }: Props) {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route
        path="/register"
        element={
          <HandForm
            fields={data.fields}
            hero={data.hero}
            isFolded
            onDone={() => navigate('/home', { replace: true })}
          />
        }
      />
      <Route path="/home" element={<Frame content={<Home {...data} />} />} />
      <Route path="/list" element={<Frame content={<List {...data} />} />} />
      <Route path="/deposit" element={<Frame content={<Deposit />} />} />
      <Route path="/game" element={<Frame content={<iframe title="Game" src="about:blank" />} />} />
      <Route path="*" element={<Frame content={<h1>Nothing new</h1>} />} />
    </Routes>
  );
}

function Frame({ content }: { readonly content: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={frameStyles.frame}>
      <header className={headerStyles.header}>
        <div className={headerStyles.line}>
          <div className={headerStyles.start}>By hand</div>
          <div className={headerStyles.end}>
            <IconButton icon="menu" label="Menu" expanded={isMenuOpen} onClick={() => setMenuOpen(true)} />
          </div>
        </div>
      </header>
      <main className={frameStyles.main}>{content}</main>
      <nav className={footerStyles.footer} aria-label="Pages">
        <div className={footerStyles.entries}>
          {footerPages.map((name) => (
            <NavLink key={name} to={`/${name}`} className={entryStyles.entry ?? ''}>
              <Icon name="star" />
              <span className={entryStyles.label}>{name}</span>
            </NavLink>
          ))}
        </div>
      </nav>
      {isMenuOpen && (
        <Dialog title="Menu" variant="panel" onClose={() => setMenuOpen(false)}>
          {footerPages.map((name) => (
            <Link key={name} to={`/${name}`} onClick={() => setMenuOpen(false)}>
              {name}
            </Link>
          ))}
        </Dialog>
      )}
    </div>
  );
}

function Home({ pictures }: SiteData) {
  const [category, setCategory] = useState<string>('HOT');
  return (
    <>
      <h1>Home</h1>
      <div className={menuStyles.menu} role="tablist" aria-label="Games">
        {categories.map((key) => (
          <button
            key={key}
            type="button"
            role="tab"
            className={menuStyles.tab}
            aria-selected={key === category}
            data-key={key}
            onClick={() => setCategory(key)}
          >
            <Icon name="gamepad" />
            <span className={menuStyles.label}>{key}</span>
          </button>
        ))}
      </div>
      <div className={panelStyles.panel} role="tabpanel" aria-label="Games">
        <Link to="/list">All games</Link>
        <Tiles key={category} name={category} pictures={pictures} count={shelfSize} />
      </div>
    </>
  );
}

function List({ pictures }: SiteData) {
  const [search, setSearch] = useState('');
  return (
    <>
      <h1>Games</h1>
      <input type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Tiles name={`Game ${search}`} pictures={pictures} count={3 * shelfSize} />
    </>
  );
}

type TilesProps = { readonly name: string; readonly pictures: readonly string[]; readonly count: number };

function Tiles({ name, pictures, count }: TilesProps) {
  return (
    <ul className={gridStyles.grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing changes places
        <Tile key={index} name={`${name} ${index}`} picture={pictures[index % pictures.length]} />
      ))}
    </ul>
  );
}

function Tile({ name, picture }: { readonly name: string; readonly picture: string | undefined }) {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <li className={gridStyles.item}>
      <Link to="/game" className={gridStyles.tile}>
        <span className={gridStyles.figure}>
          <img src={picture} alt="" width={240} height={320} loading="lazy" decoding="async" />
        </span>
        <span className={gridStyles.name}>{name}</span>
      </Link>
      <button
        type="button"
        className={markStyles.heart}
        aria-pressed={isFavourite}
        aria-label={`Favourite ${name}`}
        onClick={() => setFavourite(!isFavourite)}
      >
        <span className={markStyles.disc}>
          <Icon name="heart" size="s" />
        </span>
      </button>
    </li>
  );
}

function Deposit() {
  const [amount, setAmount] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Deposit</h1>
      <input
        inputMode="decimal"
        aria-label="Amount"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {['100', '500', '1000'].map((quick) => (
        <button key={quick} type="button" data-amount onClick={() => setAmount(quick)}>
          {quick}
        </button>
      ))}
      <Button type="submit" wide>
        Pay
      </Button>
    </form>
  );
}
