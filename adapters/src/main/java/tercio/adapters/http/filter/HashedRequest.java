package tercio.adapters.http.filter;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.request.CallerAddress;
import tercio.application.record.HashChain;

/** A request with an idempotency key, whose body is hashed while it is read. */
final class HashedRequest extends HttpServletRequestWrapper {

    private final MessageDigest digest = SealedAnswer.sha256();
    private HashedBody body;

    HashedRequest(HttpServletRequest request) {
        super(request);
    }

    /** The hash of the sender: of the token if there is one, else of the address. */
    String caller() {
        var token = GameAccess.token(getHeader(HttpHeaders.AUTHORIZATION));
        return HashChain.hash(token.map(known -> "token " + known).orElseGet(() -> "address " + CallerAddress.of(getRemoteAddr())));
    }

    /** Identifies the key of this sender. */
    String id() {
        return HashChain.hash(caller() + " " + getHeader(IdempotencyFilter.HEADER));
    }

    /** The key of the whole request. It reads the unread rest of the body. */
    byte[] key() throws IOException {
        getInputStream().transferTo(OutputStream.nullOutputStream());
        var operation = getMethod() + " " + getRequestURI() + "?" + Optional.ofNullable(getQueryString()).orElse("");
        return SealedAnswer.key(GameAccess.token(getHeader(HttpHeaders.AUTHORIZATION)).orElse(""), getHeader(IdempotencyFilter.HEADER), operation, body.hash());
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (body == null) {
            body = new HashedBody(super.getInputStream(), digest);
        }
        return body;
    }

    private static final class HashedBody extends ServletInputStream {

        private final ServletInputStream sent;
        private final InputStream in;
        private final MessageDigest digest;
        private byte[] hash;

        HashedBody(ServletInputStream sent, MessageDigest digest) {
            this.sent = sent;
            this.digest = digest;
            in = new DigestInputStream(sent, digest);
        }

        byte[] hash() {
            if (hash == null) {
                hash = digest.digest();
            }
            return hash;
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            return in.read(into, from, length);
        }

        @Override
        public boolean isFinished() {
            return sent.isFinished();
        }

        @Override
        public boolean isReady() {
            return sent.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            sent.setReadListener(listener);
        }
    }
}
