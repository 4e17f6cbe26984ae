package tercio.domain.ruling;

import java.util.Map;

/**
 * The readings in force: those chosen, and the default of all others. They are fixed when a game starts.
 *
 * @param chosen the choice by reading id, only of readings that were chosen
 */
public record Readings(Map<String, String> chosen) {

    public static final Readings STANDARD = new Readings(Map.of());

    public Readings {
        chosen = Map.copyOf(chosen);
    }

    /** Whether {@code choice} is in force for the reading. */
    public boolean is(Reading reading, String choice) {
        if (!reading.choices().contains(choice)) {
            throw new IllegalArgumentException(reading.id() + " knows no choice " + choice);
        }
        return chosen.getOrDefault(reading.id(), reading.standard()).equals(choice);
    }
}
