package tercio.adapters.store;

import java.nio.file.Path;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** Failures of the storage, whose message is the reason in English for the log. */
final class Unavailable {

    private Unavailable() {}

    static StorageUnavailable because(Sentence.Keyed reason) {
        return because(reason, null);
    }

    static StorageUnavailable because(Sentence.Keyed reason, Throwable cause) {
        return new StorageUnavailable(reason, Texts.englishPhrase(reason), cause);
    }

    /** A failure about a file or a folder for a reason of the operating system or the database. */
    static StorageUnavailable because(Sentence.Keyed reason, Path about, Sentence.Keyed why, Throwable cause) {
        return because(reason.with("file", new Text(about.toString())).with("why", why), cause);
    }

    /** Words of another program or of the operating system, which stay in their own language. */
    static Sentence.Keyed words(String why) {
        return Sentence.of("kernel.storage.words").with("why", new Text(String.valueOf(why)));
    }
}
