package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.eu.turn.round.play.RoundCommand.RollInitiative;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AskedDice;

/** A die hangs on who does what to whom: asked in another order, no siege gets the die of another one. */
class QuestionsOfDiceTest {

    /** The French before Arras and before Mons; the impulses are over. */
    private static EuState twoSieges() {
        return Situation.franceAgainstSpain().level("artois", 3).level("hainaut", 3).stack("north", "france", "artois", 2, 0, 0)
                .stack("east", "france", "hainaut", 2, 0, 0).war().luckyInAttrition().waits("france").luckyInAttrition().waits("spain").board();
    }

    private static AskedDice asked(EuState board, EuCommand... commands) {
        var dice = new AskedDice();
        for (var command : commands) {
            assertThat(War.RULES.decide(board, command, dice)).as("%s", command).isInstanceOf(Verdict.Accepted.class);
        }
        return dice;
    }

    @Test
    void twoSiegesKeepTheirDiceInWhateverOrderTheyAreUndermined() {
        var board = twoSieges();
        var one = asked(board, new Undermine(new SpaceId("artois")), new Undermine(new SpaceId("hainaut")));
        var other = asked(board, new Undermine(new SpaceId("hainaut")), new Undermine(new SpaceId("artois")));

        assertThat(one.asked).contains("undermining of artois by france: undermining", "undermining of hainaut by france: undermining");
        assertThat(other.fallen).isEqualTo(one.fallen);
        assertThat(other.asked).containsExactlyInAnyOrderElementsOf(one.asked).isNotEqualTo(one.asked);
    }

    @Test
    void twoAssaultsKeepTheirDice() {
        var board = twoSieges();
        var one = asked(board, new ResolveAssault(new SpaceId("artois")), new ResolveAssault(new SpaceId("hainaut")));
        var other = asked(board, new ResolveAssault(new SpaceId("hainaut")), new ResolveAssault(new SpaceId("artois")));

        assertThat(one.fallen.keySet()).containsExactlyInAnyOrder("assault on artois by france", "assault on hainaut by france");
        assertThat(other.fallen).isEqualTo(one.fallen);
    }

    /** France and Venice first, France and Tuscany later: a die for one order is none for another. */
    @Test
    void aRollForAnOrderHangsOnThoseWhoRollAndOnTheRound() {
        var situation = Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 20);
        assertThat(asked(situation.war().board(), new RollInitiative()).fallen.keySet()).containsExactly("initiative of france, spain");

        var allies = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("france", 40).initiative("venice", 40)
                .stack("army", "france", "champagne", 1, 0, 0).stack("ally", "venice", "caux", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE).plays(new ClaimPrecedence(new CountryId("france"))).board();
        assertThat(asked(allies, new ClaimPrecedence(new CountryId("venice"))).fallen.keySet()).containsExactly("next move of S1 among france, venice");
    }

    @Test
    void twoRevoltsKeepTheirDice() {
        var board = Situation.franceAgainstSpain().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(),
                        Map.of(), List.of(), List.of(), Map.of(new SpaceId("picardie"), new Revolt(1, 0), new SpaceId("champagne"), new Revolt(1, 0))))
                .stack("army", "france", "picardie", 0, 1, 0).stack("more", "france", "champagne", 0, 0, 1)
                .war().luckyInAttrition().waits("france").luckyInAttrition().waits("spain").board();
        var one = asked(board, new FightRebels(new SpaceId("picardie")), new FightRebels(new SpaceId("champagne")));
        var other = asked(board, new FightRebels(new SpaceId("champagne")), new FightRebels(new SpaceId("picardie")));

        assertThat(one.fallen.keySet()).containsExactlyInAnyOrder("revolt in picardie", "revolt in champagne");
        assertThat(other.fallen).isEqualTo(one.fallen);
    }
}
