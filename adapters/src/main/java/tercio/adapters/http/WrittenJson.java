package tercio.adapters.http;

import java.io.IOException;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/**
 * An answer as JSON that is written already. Its length is known, so that it is sent with its headers at once; an answer that is written while it
 * is sent goes in two parts, and whoever waits for it is woken twice.
 *
 * @param bytes JSON in UTF-8; not to be changed
 */
record WrittenJson(byte[] bytes) {

    /** Sends such answers. */
    static final class Converter extends AbstractHttpMessageConverter<WrittenJson> {

        Converter() {
            super(MediaType.APPLICATION_JSON);
        }

        @Override
        protected boolean supports(Class<?> type) {
            return type == WrittenJson.class;
        }

        @Override
        public boolean canRead(Class<?> type, MediaType media) {
            return false;
        }

        @Override
        protected WrittenJson readInternal(Class<? extends WrittenJson> type, HttpInputMessage from) {
            throw new UnsupportedOperationException("only answers are written so");
        }

        @Override
        protected Long getContentLength(WrittenJson answer, MediaType media) {
            return (long) answer.bytes.length;
        }

        @Override
        protected void writeInternal(WrittenJson answer, HttpOutputMessage to) throws IOException {
            to.getBody().write(answer.bytes);
        }
    }
}
