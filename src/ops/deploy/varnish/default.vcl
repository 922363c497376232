vcl 4.1;
# Varnish in front of servers with CDN=on, behind what speaks TLS. Start it with -p http_gzip_support=off, or Brotli is lost.
# The key of documents stands in vcl_recv and vcl_hash (OPERATE.md, "A shared cache").
import std;
import xkey;

backend livery {
  .host = "127.0.0.1";
  .port = "4173";
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may let pages be forgotten: the machine that publishes.
acl publishers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish adds the address of who is connected; with another one before it, the request came through a proxy.
    if (client.ip !~ publishers || req.http.X-Forwarded-For != "" + client.ip) {
      return (synth(405));
    }
    return (synth(200, "Forgot " + xkey.purge(req.http.xkey-purge)));
  }
  unset req.http.X-Forwarded-Host;
  unset req.http.Forwarded;
  # What a visitor says here is no part of the key.
  unset req.http.X-Language;
  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/(wps|lgw|lotto)/") {
    return (pass);
  }
  # Drafts of brands are for who makes them.
  if (req.http.Host ~ "(?i)^draft--") {
    return (pass);
  }
  # Countries to which the platform is closed, where the CDN in front tells the country: their visitors get no kept page.
  if (req.http.CF-IPCountry ~ "^(XX)$") {
    return (pass);
  }
  # A language is the visitor's choice, else the first of the browser's list.
  if (req.http.Cookie ~ "(^|; *)lang=[A-Za-z0-9-]{2,20}(;|$)") {
    set req.http.X-Language = regsub(req.http.Cookie, "^(?:.*; *)?lang=([A-Za-z0-9-]{2,20})(?:;.*)?$", "lang=\1");
  } elsif (req.http.Accept-Language ~ "^[A-Za-z]{2,3}") {
    set req.http.X-Language = regsub(req.http.Accept-Language, "^([A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,2}).*$", "\1");
  } else {
    set req.http.X-Language = "-";
  }
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "(^|[ ,])br(?! *; *q=0(\.0*)?( |,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip(?! *; *q=0(\.0*)?( |,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # As stale-while-revalidate says. Only while no server answers, an older one is sent.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 2s;
  }
  return (hash);
}

sub vcl_hash {
  # The browser alone reads codes of invitations and of advertisers. With any other name the whole query counts.
  if (req.url ~ "^[^?]*\?((utm_[a-z]+|fbclid|gclid|ttclid|affiliateCode|referralCode|r)=[^&]*(&|$))*$") {
    hash_data(regsub(req.url, "\?.*$", ""));
  } else {
    hash_data(req.url);
  }
  hash_data(req.http.Host);
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_backend_response {
  # A server that fails must not replace what is kept.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # As stale-if-error says. An expired document is asked for by its ETag.
    set beresp.grace = 1h;
    set beresp.keep = 1h;
  } elsif (beresp.http.Cache-Control !~ "immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
}
