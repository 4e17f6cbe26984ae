package tercio.adapters.settings;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.boot.convert.DurationStyle;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The range of a setting. */
public sealed interface SettingRange {

    /** Whether a written value is in the range. */
    boolean accepts(String value);

    /** The range for a person: {@code 1 to 100}. Code stands between back quotes. */
    Sentence.Keyed words();

    /** Whether a value that is out of the range may be repeated to whoever reads the log. */
    default boolean mayBeTold() {
        return true;
    }

    private static Argument argument(Object value) {
        return new Argument.Text(String.valueOf(value));
    }

    /** Yes or no. */
    record Switch() implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return List.of("true", "false").contains(value);
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.switch");
        }
    }

    /** A whole number. */
    record Whole(long least, long most) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            if (!value.matches("-?\\d{1,18}")) {
                return false;
            }
            long number = Long.parseLong(value);
            return least <= number && number <= most;
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.whole").with("least", argument(least)).with("most", argument(most));
        }
    }

    /** A time, written as {@code 10s}, {@code 5m}, {@code 3d} or in ISO 8601. */
    record Time(Duration least, Duration most) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            try {
                var time = DurationStyle.detectAndParse(value);
                return time.compareTo(least) >= 0 && time.compareTo(most) <= 0;
            } catch (IllegalArgumentException | ArithmeticException noTime) {
                return false;
            }
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.time").with("least", words(least)).with("most", words(most));
        }

        private static Argument words(Duration time) {
            return argument(time.toDays() > 0 ? time.toDays() + "d" : time.toHours() > 0 ? time.toHours() + "h" : time.toMinutes() > 0 ? time.toMinutes() + "m"
                    : time.toSeconds() > 0 ? time.toSeconds() + "s" : time.toMillis() + "ms");
        }
    }

    /** Ports of the net, or all of them. */
    record Ports() implements SettingRange {
        private static final int MOST = 65_535;

        @Override
        public boolean accepts(String value) {
            return value.equals("any") || value.matches("\\d{1,5}(?:,\\d{1,5}){0,19}")
                    && Arrays.stream(value.split(",")).mapToInt(Integer::parseInt).allMatch(port -> port > 0 && port <= MOST);
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.ports");
        }
    }

    /** One of a few words. */
    record Choice(List<String> of) implements SettingRange {
        public Choice {
            of = List.copyOf(of);
        }

        @Override
        public boolean accepts(String value) {
            return of.contains(value);
        }

        @Override
        public Sentence.Keyed words() {
            return of.stream().map(word -> Sentence.of("program.settings.word").with("word", argument(word)))
                    .reduce((one, other) -> Sentence.of("program.settings.or").with("one", one).with("other", other)).orElseThrow();
        }
    }

    /** A text. */
    record Text(int longest, Sentence.Keyed words) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return value.length() <= longest;
        }
    }

    /** A text of a form, told in words. */
    record Form(Pattern form, Sentence.Keyed words) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return form.matcher(value).matches();
        }
    }

    /** A text that nobody may read. */
    record Secret(int longest) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return value.length() <= longest;
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.secret").with("longest", argument(longest));
        }

        @Override
        public boolean mayBeTold() {
            return false;
        }
    }

    /** The address of a database. It is never repeated, because a wrong one may hold a password. */
    record DatabaseAddress() implements SettingRange {
        private static final int LONGEST = 2000;

        @Override
        public boolean accepts(String value) {
            return value.startsWith("jdbc:") && value.length() <= LONGEST;
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.database");
        }

        @Override
        public boolean mayBeTold() {
            return false;
        }
    }

    /** The address of a page of the web. */
    record Page() implements SettingRange {
        private static final int LONGEST = 2000;

        @Override
        public boolean accepts(String value) {
            try {
                var address = new URI(value);
                return value.length() <= LONGEST && List.of("http", "https").contains(String.valueOf(address.getScheme())) && address.getHost() != null
                        && address.getRawUserInfo() == null && address.getRawQuery() == null && address.getRawFragment() == null;
            } catch (URISyntaxException malformed) {
                return false;
            }
        }

        @Override
        public Sentence.Keyed words() {
            return Sentence.of("program.settings.page");
        }
    }
}
