package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;
import tercio.domain.eu.play.voyage.VoyageCommand.SailOn;
import tercio.domain.ruling.Forecast;

/** The odds of a whole voyage in one distribution (EU-MOVE-SEA, EU-BLOCKADE-ESCAPE, EU-ATTR-NAVAL, EU-INT-SEA, EU-SEA). */
class VoyageAheadTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);
    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static Forecast ahead(War war, String fleet, String... path) {
        return War.RULES.fightAt(war.board(), fleet, List.of(path)).orElseThrow();
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE);
    }

    private static void show(Forecast f) {
        long t = System.nanoTime();
        f.figures().forEach((k, v) -> System.out.println(k + " " + v.weights().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue().doubleValue() / v.whole().doubleValue()).toList()));
    }

    @Test
    void tries() {
        for (int i = 0; i < 4; i++) {
        long t = System.nanoTime();
        show(ahead(moving(franceAgainstSpain().fleet("brest", "france", "finistere", FOUR)), "brest", "s_celtique", "s_manche"));
        System.out.println((System.nanoTime() - t) / 1e6);
        t = System.nanoTime();
        show(ahead(moving(franceAgainstSpain().fleet("brest", "france", "finistere", FOUR).fleet("galicia", "spain", "s_celtique", SIX).blockading("finistere")), "brest", "s_celtique", "s_manche"));
        System.out.println((System.nanoTime() - t) / 1e6);
        t = System.nanoTime();
        var war = franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "finistere", SIX, "duc").stack("troops", "france", "finistere", 0, 0, 3).fleet("armada", "spain", "s_manche", SIX, "conde")
                .stack("watch", "spain", "flandre", 1, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet("west", List.of(), Optional.of(NavalAction.embarkation("troops"))));
        show(War.RULES.forecasts(war.board(), List.of(new SailOn("west", List.of("s_celtique", "s_manche"), Optional.of(NavalAction.landing("vlaanderen"))))).getFirst().orElseThrow());
        System.out.println((System.nanoTime() - t) / 1e6);
        }
    }
}
