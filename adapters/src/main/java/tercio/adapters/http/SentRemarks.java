package tercio.adapters.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.function.Supplier;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import tercio.application.record.Caller;
import tercio.application.record.Chain;

/**
 * The answers to remarks that were sent with an Idempotency-Key. A remark is no event, so its key is not recorded: it holds for an hour, which
 * is long enough for a sender that got no answer and sends again.
 */
@Component
class SentRemarks {

    private static final int MOST = 10_000;
    private static final Duration LONGEST = Duration.ofHours(1);

    /** Keys of different authors are different. */
    private record Key(String game, String author, String key) {}

    private record Sent(String body, ResponseEntity<RemarkController.Told> answer) {}

    private final Cache<Key, Sent> answers = Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LONGEST).build();

    /** @param key {@code null} for a remark that is written as often as it is sent */
    ResponseEntity<RemarkController.Told> once(String game, Caller caller, String key, byte[] body, Supplier<ResponseEntity<RemarkController.Told>> write) {
        if (key == null) {
            return write.get();
        }
        var hash = Chain.hash(body == null ? new byte[0] : body);
        var sent = answers.get(new Key(game, caller.name(), key), first -> new Sent(hash, write.get()));
        if (!sent.body().equals(hash)) {
            throw Problem.keyTaken(key);
        }
        return sent.answer();
    }
}
