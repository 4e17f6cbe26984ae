package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/** The odds of the siege at the end of a march onto an enemy fortress: those of the siege segment with the forces that then stand there. */
class SiegeAheadTest {

    private static final EuMilitary RULES = new EuMilitary();
    private static final List<String> TO_ARTOIS = List.of("artois");

    private static Optional<Forecast> ahead(Situation situation) {
        return RULES.oddsPreview(situation.war().board(), "army", new PlannedMove(TO_ARTOIS, Optional.empty())).odds();
    }

    private static Situation army(int level) {
        return Situation.franceAgainstSpain().level("artois", level).stack("army", "france", "picardie", 2, 0, 0);
    }

    private static void isChance(Forecast odds, UnderminingResult result, int tenths) {
        var found = odds.figures().get("undermining/result");
        assertThat(found.weightOf(result::equals).multiply(BigInteger.TEN)).as("%s", result).isEqualTo(found.whole().multiply(BigInteger.valueOf(tenths)));
    }

    /** 1..10 - 3 level + 2 artillery = 0..9: up to 3 nothing, 4 to 6 S-, 7 to 9 S+ (EU-SIEGE-UNDERMINING). */
    @Test
    void underminingIsToldBeforeTheMarch() {
        var odds = ahead(army(3)).orElseThrow();

        isChance(odds, UnderminingResult.NONE, 4);
        isChance(odds, UnderminingResult.SIEGEWORK_MINUS, 3);
        isChance(odds, UnderminingResult.SIEGEWORK_PLUS, 3);
    }

    /** It is what the siege segment would give to the army if it stood there already. */
    @Test
    void itIsWhatTheSiegeGives() {
        var odds = ahead(army(3)).orElseThrow();
        var siege = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain").board();
        var there = RULES.forecasts(siege, List.of(new Undermine(new SpaceId("artois")), new ResolveAssault(new SpaceId("artois"))));

        assertThat(odds.figures().get("undermining/result")).isEqualTo(there.getFirst().orElseThrow().figures().get("result"));
        assertThat(odds.figures().get("assault/fortressFalls")).isEqualTo(there.getLast().orElseThrow().figures().get("fortressFalls"));
        assertThat(odds.figures().get("assault/besiegerLossesLd")).isEqualTo(there.getLast().orElseThrow().figures().get("besieger/lossesLd"));
    }

    /** Undermining needs 1 LD for each level: 2 LD before level 3 may only assault. */
    @Test
    void whoIsTooWeakToUndermineSeesTheAssaultAlone() {
        var odds = ahead(Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "picardie", 0, 1, 0)).orElseThrow();

        assertThat(odds.figures()).containsOnlyKeys("assault/fortressFalls", "assault/besiegerLossesLd");
    }

    /** Those who stand there already besiege with it: 2 LD more make the 2 LD enough. */
    @Test
    void besiegersWhoStandThereCountWithIt() {
        var odds = ahead(Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "picardie", 0, 1, 0).stack("before", "france", "artois", 0, 1, 0)).orElseThrow();

        assertThat(odds.figures()).containsKeys("undermining/result", "assault/fortressFalls");
    }

    /** Enemies in the field are fought first: then the odds are those of the battle. */
    @Test
    void aBattleComesBeforeTheSiege() {
        var odds = ahead(army(3).stack("guard", "spain", "artois", 1, 0, 0)).orElseThrow();

        assertThat(odds.figures()).containsKey("winner").doesNotContainKey("undermining/result");
    }

    @Test
    void anOwnFortressIsNotBesieged() {
        assertThat(RULES.oddsPreview(army(3).war().board(), "army", new PlannedMove(List.of("champagne"), Optional.empty())).odds()).isEmpty();
    }
}
