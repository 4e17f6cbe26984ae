package tercio.adapters.settings;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.boot.convert.DurationStyle;

/** The range of a setting. */
public sealed interface SettingRange {

    /** Whether a written value is in the range. */
    boolean accepts(String value);

    /** The range for a person: {@code 1 to 100}. */
    String words();

    /** Whether a value that is out of the range may be repeated to whoever reads the log. */
    default boolean mayBeTold() {
        return true;
    }

    /** Yes or no. */
    record Switch() implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return List.of("true", "false").contains(value);
        }

        @Override
        public String words() {
            return "`true` or `false`";
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
        public String words() {
            return least + " to " + most;
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
        public String words() {
            return "a time from " + words(least) + " to " + words(most);
        }

        private static String words(Duration time) {
            return time.toDays() > 0 ? time.toDays() + "d" : time.toHours() > 0 ? time.toHours() + "h" : time.toMinutes() > 0 ? time.toMinutes() + "m"
                    : time.toSeconds() > 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
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
        public String words() {
            return "1 to 20 ports with commas between them, or `any`";
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
        public String words() {
            return "`" + String.join("` or `", of) + "`";
        }
    }

    /** A text. */
    record Text(int longest, String words) implements SettingRange {
        @Override
        public boolean accepts(String value) {
            return value.length() <= longest;
        }
    }

    /** A text of a form, told in words. */
    record Form(Pattern form, String words) implements SettingRange {
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
        public String words() {
            return "a text of at most " + longest + " characters";
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
        public String words() {
            return "an address such as `jdbc:postgresql://HOST/DB`";
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
        public String words() {
            return "an address of the web such as `https://play.example.org/`";
        }
    }
}
