import type { Words } from './words-of';

export const id: Words = {
  names: {
    'Delta Tigers': 'Harimau Delta',
    'River Kings': 'Raja Sungai',
    'Hill Hawks': 'Elang Bukit',
    'Harbour Storm': 'Badai Pelabuhan',
    'Lakeside United': 'Danau Bersatu',
    'Meadow Rovers': 'Pengembara Padang',
    'Northern Comets': 'Komet Utara',
    'Old Town Lancers': 'Tombak Kota Tua',
    'Bay Premier Twenty20': 'Liga Teluk Twenty20',
    'Coastal Football League': 'Liga Sepak Bola Pesisir',
    'New members': 'Anggota baru',
    'Every day': 'Setiap hari',
    Friends: 'Teman',
    Bronze: 'Perunggu',
    Silver: 'Perak',
    Gold: 'Emas',
    Platinum: 'Platinum',
    Diamond: 'Berlian',
    'Terms: once for each member.': 'Syarat: sekali untuk setiap anggota.',
  },
  entries: {
    'Welcome bonus 7,777': ['Bonus sambutan 7,777', 'Daftar dan main hari ini'],
    'Cricket nights': ['Malam kriket', 'Setiap over, langsung'],
    'Live tables, open all day': ['Meja langsung sepanjang hari', 'Rolet, bakarat, dan lainnya'],
    'Deep sea hunt': ['Perburuan laut dalam', 'Karang baru tiap minggu'],
    'Friday grand draw': ['Undian besar Jumat', 'Tujuh angka, satu malam'],
    'Teen Patti league': ['Liga Teen Patti', 'Duduk bersama teman'],
    'First deposit +50%': ['Setoran pertama +50%', 'Hingga 5,000'],
    'Daily mission': ['Misi harian', 'Lima ronde, satu hadiah'],
    'Invite a friend': ['Ajak teman', 'Kalian berdua menang'],
    'Weekend rebate 1.2%': ['Rabat akhir pekan 1.2%', 'Setiap taruhan olahraga'],
    'Esports season pass': ['Tiket musim esports', 'Kumpulkan dan klaim'],
    'Welcome: every new member starts with 7,777': [
      'Selamat datang: anggota baru mulai dengan 7,777',
      '<p>Daftar dan <strong>7,777</strong> menanti di dompet Anda.</p><ul><li>Semua permainan</li><li>Semua taruhan</li></ul>',
    ],
    'Deposits by e-wallet now take less than a minute': [
      'Setoran e-wallet kini kurang dari satu menit',
      '<p>Tanpa menunggu, tanpa formulir.</p><p>Tanya bantuan bila lebih lama.</p>',
    ],
    'Friday grand draw at 21:00': [
      'Undian besar Jumat pukul 21:00',
      '<h3>Tujuh angka, satu malam</h3><p>Tiket tutup pukul 20:30.</p>',
    ],
    'Play within your limits': [
      'Main sesuai batas Anda',
      '<p>Atur batas, beristirahatlah. Bantuan siap siang malam.</p>',
    ],
    'Your mission today': ['Misi Anda hari ini', '<p>Main lima ronde dan klaim hadiah.</p>'],
    'New here?': ['Baru di sini?', '<p>Daftar dan mulai dengan 7,777.</p>'],
    'Weekend rebate': [
      'Rabat akhir pekan',
      '<p>1.2% dari setiap taruhan olahraga kembali.</p><ul><li>Sabtu</li><li>Minggu</li></ul>',
    ],
    'Try before you play': ['Coba sebelum main', '<p>Login coba membuka semua permainan kami dengan uang mainan.</p>'],
    'Dividends are paid on the 1st and the 16th': [
      'Dividen dibayar tanggal 1 dan 16',
      '<p>Terima kontrak sebelum siang hari itu.</p>',
    ],
    'New rates for live tables': [
      'Tarif baru meja langsung',
      '<table><tr><th>Omzet</th><th>Tarif</th></tr><tr><td>10,000</td><td>0.4%</td></tr><tr><td>100,000</td><td>0.6%</td></tr></table>',
    ],
    'How do I register?': [
      'Bagaimana cara mendaftar?',
      '<ol><li>Ketuk <strong>Daftar</strong>.</li><li>Isi formulir.</li><li>Main.</li></ol>',
    ],
    'How do I deposit?': [
      'Bagaimana cara menyetor?',
      '<p>Buka Setoran dan pilih cara.</p><table><thead><tr><th>Cara</th><th>Mulai</th><th>Waktu</th></tr></thead><tbody><tr><td>E-wallet</td><td>100</td><td>1 menit</td></tr><tr><td>Transfer bank</td><td>500</td><td>10 menit</td></tr><tr><td>Kode QR</td><td>200</td><td>2 menit</td></tr></tbody></table>',
    ],
    'When does a withdrawal arrive?': ['Kapan penarikan tiba?', '<p>Biasanya dalam satu jam.</p>'],
    'How do promotions work?': [
      'Bagaimana promosi berjalan?',
      '<p>Baca syarat di <a href="/m/activity">halaman promosi</a>.</p>',
    ],
    'I forgot my password': [
      'Saya lupa kata sandi',
      '<p>Pakai <a href="/m/forget">Lupa kata sandi</a> lewat e-mail atau telepon.</p>',
    ],
  },
};
