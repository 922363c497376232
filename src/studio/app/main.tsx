import { createRoot } from 'react-dom/client';
import './studio.css';
import { Studio } from './studio';

const root = document.getElementById('studio');
if (root !== null) createRoot(root).render(<Studio />);
