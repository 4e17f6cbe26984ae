package tercio.adapters.http;

import java.util.List;

/** Texts that harm whoever stores, compares or shows them without looking. */
final class HostileTexts {

    /** As they are written in JSON, within quotes. */
    static final List<String> NO_TEXT = List.of("\\ud800", "\\udfff", "Be\\ud83dn", "\\ude00\\ud83d", "\\ud800\\ud800", "a\\udbff");
    static final List<String> INVISIBLE = List.of("\\u0000", "Be\\u0000n", "\\u0007", "a\\nb", "a\\r\\nSet-Cookie: x=y", "\\u001b[31m", "Be\\u00adn", "\\u200bAnna",
            "An\\u200dna", "\\u202eanna", "\\u2066Ben\\u2069", "\\ufeffAnna", "\\u2028", "\\ufffe", "\\uffff", "\\ufff9x", "\\u0085", "\\u115f", "\\udb40\\udc41");
    static final List<String> ODD_NAMES = List.of("a/b", "..", "../../x", "a\\\\b", "%00", "%2e%2e%2f", "a?b", "a#b", "a;b", "a b", " ", "", ".", "-", "*", "\\\"", "'", "`",
            "<b>", "&amp;", "=1+1", "@SUM(1)", "{0}", "${x}", "{{x}}", "con", "__proto__", "host", "service", "Host", "\\u0412\\u0435\\u043d", "A\\u0301nna", "\\u00c5", "0", "null",
            "'; drop table x; --", "a,b", "a:b", "a|b", "~0~1", "\\ud83c\\udfb2", "\\u0130", "\\ufb01");
    static final List<String> NUMBERS = List.of("2147483647", "2147483648", "-2147483649", "9223372036854775808", "-99999999999999999999", "1e400", "-1e400", "1e-400", "1e99999999",
            "-0", "0.1", "1.0", "1e2", "9".repeat(400), "-1", "-2147483648", "0." + "1".repeat(300));
    static final List<String> NOT_JSON = List.of("{", "nonsense", "[", "{\"a\": 1, \"a\": 2}", "\u0000", "{} {}", "'", "[".repeat(2_000), "NaN", "{'a': 1}", "{a: 1}", "// x", "{\"a\": 1,}",
            "nul", "\"", "\\", "{\"a\" 1}", "<xml/>", "a=b&c=d", "1", "\"text\"", "[]", "null", "true", "[[], {}]", "\ufeff{", "{\"\\u\": 1}");

    static final List<String> PATHS = List.of("%00", "..", "%2e%2e", "%2e%2e%2f%2e%2e", "a%2fb", "a%5cb", "%ff", "%c3%28", "%ed%a0%80", "%F0%9F%8E%B2", "%E2%80%AE", "%C2%AD", "%250a",
            "%25", "%zz", "%", "a;x=1", "%3B", "%20", "+", "*", "~", "-1", "0", "2147483648", "99999999999999999999", "null", "{id}", "%7Bid%7D", "x".repeat(300), "x".repeat(9_000),
            "a\"b", "a<b>", "a|b", "a^b", "a%0d%0ab", "a:b", "@", "'", "%27%20or%201=1", "%EF%BB%BF", "con", "..;", "%u0041", "0x1", "1.0", "1e3", "%00.json", "board.json");
    static final List<String> QUERY_VALUES = List.of("", "-1", "0", "1", "2147483647", "2147483648", "-2147483649", "99999999999999999999", "1.5", "1e3", "NaN", "true", "null", "%00", "%0a",
            "%2e%2e", "2026-11-21T10:00:00Z", "+1000000000-12-31T23:59:59Z", "-999999999-01-01T00:00:00Z", "%F0%9F%8E%B2", "%ed%a0%80", "%ff", "x".repeat(300), "x".repeat(7_000), "*", "%25", "%3B",
            "a,b", ",", "[]", "{}", "'", "%22", "%E2%80%AE", "artois", "france", "red", "Anna", "eu-military", "%", "%zz", "=", "&");
    static final List<String> MALFORMED_QUERIES = List.of("=0", "%zz", "a=%ff", "%", "&&&", "a=%c3%28", "at=1&at=2", "from", "=", "?", "at[]=1", "at=1;from=2", "unknown=1", "__proto__=1");
    static final List<String> HEADERS = List.of("If-Match: \"1\"", "If-Match: x", "If-Match: *", "If-Match: \"99999999999\"", "If-Match: \"-1\"", "If-Match: W/\"1\"", "Idempotency-Key: k",
            "Idempotency-Key: ", "Idempotency-Key: " + "k".repeat(300), "Idempotency-Key: \u00e9\u0001", "Last-Event-ID: 5", "Last-Event-ID: -1", "Last-Event-ID: x", "If-None-Match: \"1\"",
            "If-None-Match: *", "If-None-Match: x", "Range: bytes=0-1", "Range: bytes=-99999999999", "Origin: https://evil.example", "Origin: null", "If-Modified-Since: never",
            "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT", "Content-Encoding: gzip", "Accept-Language: \u0001", "Accept-Language: " + "fr,".repeat(200), "Expect: 200-ok", "Cookie: a=b",
            "Accept-Encoding: gzip;q=0", "Transfer-Encoding: identity", "X-Forwarded-For: 1.2.3.4, ' or 1=1", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example",
            "X-HTTP-Method-Override: DELETE", "Host: evil.example", "Sec-Fetch-Site: cross-site", "Authorization: Bearer x", "Authorization: Basic eA==");
    static final List<String> CONTENT_TYPES = List.of("*/*", "text/plain", "multipart/form-data", "x", "application/json;charset=x", "application/xml", "application/x-www-form-urlencoded", ";",
            "application/json, text/plain", "application/jsonp", "text/json");
    static final List<String> ACCEPTS = List.of("application/xml", "nonsense", "*/*;q=2", "image/png", "text/html", ";", "application/json;q=0", "text/csv", "a/b/c");

    private HostileTexts() {}
}
