package tercio.adapters.eu.rulings;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.EuReadings;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.ruling.Readings;

/** Boards to play from on which much differs that modifies a die. */
final class RandomBoards {

    private static final List<String> FRENCH = List.of("picardie", "champagne", "ile_de_france", "caux");
    private static final List<String> SPANISH = List.of("artois", "flandre", "hainaut", "brabant");
    private static final int MOST_LD = 8;

    private RandomBoards() {}

    static EuScenario of(Random random) {
        var board = Situation.franceAgainstSpain().period(1 + random.nextInt(7)).startingIn(random.nextBoolean() ? null : "S1");
        if (random.nextBoolean()) {
            board.poorWeather();
        }
        for (var country : List.of("france", "spain")) {
            var technology = LandTechnology.values()[random.nextInt(LandTechnology.values().length)];
            board.technology(country, technology, country.equals("spain") && random.nextBoolean());
            board.technologyLevel(country, random.nextInt(71));
            var provinces = country.equals("france") ? FRENCH : SPANISH;
            for (var province : provinces) {
                board.level(province, 1 + random.nextInt(1 + random.nextInt(5)));
                if (random.nextInt(4) > 0) {
                    stack(board, random, country, province);
                }
            }
        }
        return board.scenario();
    }

    private static void stack(Situation board, Random random, String country, String province) {
        int plus = random.nextInt(3);
        int minus = random.nextInt(Math.min(2, (MOST_LD - 4 * plus) / 2 + 1));
        int ld = random.nextInt(Math.min(3, MOST_LD - 4 * plus - 2 * minus + 1));
        if (plus + minus + ld == 0) {
            ld = 1;
        }
        if (plus + minus + (ld + 1) / 2 > 3) {
            return;
        }
        var id = country + "-" + province;
        board.stack(id, country, province, plus, minus, ld);
        if (random.nextBoolean()) {
            board.veteran();
        }
        switch (random.nextInt(4)) {
            case 0 -> { }
            case 1 -> board.under(random.nextInt(7), random.nextInt(7), random.nextInt(7), random.nextInt(7));
            case 2 -> led(board, random, id, country, true);
            default -> led(board, random, id, country, false);
        }
    }

    private static void led(Situation board, Random random, String stack, String country, boolean anonymous) {
        var id = "leader-of-" + stack;
        board.leader(new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "B", random.nextInt(7), random.nextInt(7), random.nextInt(7), random.nextInt(7),
                !anonymous && random.nextInt(4) == 0, Optional.empty(), Optional.of(anonymous), Optional.empty())).ledBy(id);
    }

    /** Each reading has one of its choices. */
    static Readings readings(Random random) {
        var chosen = new HashMap<String, String>();
        EuReadings.ALL.forEach(reading -> chosen.put(reading.id(), reading.choices().get(random.nextInt(reading.choices().size()))));
        return new Readings(chosen);
    }
}
