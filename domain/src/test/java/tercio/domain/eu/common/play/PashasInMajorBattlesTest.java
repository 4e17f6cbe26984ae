package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.CountLosses;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.LossesCounted;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.PashasBeyond;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A Pasha is killed whole; his LD beyond the losses count towards a Major Battle, so they are said before it is judged (EU-TUR-5). */
class PashasInMajorBattlesTest {

    private static final String SERBIA = "serbia";

    /**
     * Two Hungarian A+ come over a river into Serbia and rout an A+ of Janissaries with a Pasha, morale 2, on the first day: fire 8 - 1
     * for the river is 7 on column C, 2/3 *; shock 7 - 1 + 1 for better cavalry is 7 on column B, 1 *. 1 2/3 are 2 LD, and nothing for
     * the pursuit (2 + 2 on E) and the retreat. The Turks throw threes and cause no loss.
     */
    private static War routed(Timar pashas) {
        var war = Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"))
                .technology("turkey", LandTechnology.MUSKETS, false).controller(SERBIA, "turkey").initiative("hongrie", 40).initiative("spain", 40)
                .stack("army", "turkey", SERBIA, 1, 0, 0).with(pashas).under(2, 2, 2, 0).stack("king", "hongrie", "banat", 2, 0, 0).under(2, 2, 2, 0)
                .war().declares("hongrie", Campaign.MULTIPLE).declares("spain", Campaign.PASSIVE).marches("king", SERBIA)
                .plays(new EndMovement(new CountryId("hongrie"))).plays(new EndMovement(new CountryId("spain"))).plays(new FightBattle(new SpaceId(SERBIA)));
        Dice dice = name -> OptionalInt.of(switch (name.purpose()) {
            case "leaderCasualty" -> 10;
            case "retreat" -> 1;
            case "pursuit" -> 2;
            case "fire1" -> name.side().equals(Side.PHASING.word()) ? 8 : 3;
            default -> name.side().equals(Side.PHASING.word()) ? 7 : 3;
        });
        return war.plays(new StandAndFight(new SpaceId(SERBIA)), dice).plays(Retreat.to(new SpaceId(SERBIA), new SpaceId("bulgaristan")), dice);
    }

    private static Units units(int plus, int minus, int ld, Timar timar) {
        return Units.with(plus, minus, ld, timar);
    }

    private static TakeLosses left(Units units) {
        return new TakeLosses(new StackId("army"), Counters.of(units));
    }

    @Test
    void theBattleWaitsForTheCount() {
        var war = routed(Timar.pashas(3));

        assertThat(war.events()).noneMatch(BattleEnded.class::isInstance);
        assertThat(war.decisions()).extracting(Decision::id, Decision::party).containsExactly(org.assertj.core.groups.Tuple.tuple("pashas", "turkey"));
        assertThat(war.decision("pashas").options()).extracting(option -> Told.of(option.label())).containsExactly("eu.battle.to-lose: pasha no, all 2, ld 2, major no.",
                "eu.battle.to-lose: pasha yes, all 3, ld 2, major yes.");
    }

    @Test
    void theSurplusOfAPashaMakesAMajorBattle() {
        var war = routed(Timar.pashas(3)).settle("pashas", new CountLosses(new SpaceId(SERBIA), 1));

        assertThat(war.last(LossesCounted.class)).isEqualTo(new LossesCounted(new SpaceId(SERBIA), Side.NON_PHASING, new CountryId("turkey"), 1));
        assertThat(Told.of(war.step("Pashas killed whole").said())).isEqualTo("eu.battle.result-pashas: lost 3, ld 2.");
        var ended = war.last(BattleEnded.class);
        assertThat(ended.major()).as("3 LD more than the enemy, who lost none").isTrue();
        assertThat(ended.lossesLd()).isEqualTo(Map.of(Side.PHASING, 0, Side.NON_PHASING, 3));
        assertThat(ended.stability()).as("Hungary is a minor country").isEqualTo(Map.of(new CountryId("turkey"), -1));
        assertThat(war.board().countries().get(new CountryId("turkey")).levies().defeat()).isEqualTo(Defeat.MAJOR);
        assertThat(war.decision("losses").options()).extracting(Option::command).as("the Pasha for both LD; the A+ may be broken")
                .containsExactlyInAnyOrder(left(Units.of(1, 0, 0)), left(Units.of(0, 1, 2)), left(Units.of(0, 0, 4)));
        assertThat(war.plays(left(Units.of(1, 0, 0))).board().duties()).as("3 LD for 2").isEmpty();
    }

    @Test
    void withoutItThePashaIsSpared() {
        var war = routed(Timar.pashas(3)).settle("pashas", new CountLosses(new SpaceId(SERBIA), 0));

        assertThat(war.last(BattleEnded.class).major()).isFalse();
        assertThat(war.last(BattleEnded.class).lossesLd()).containsEntry(Side.NON_PHASING, 2);
        assertThat(war.decision("losses").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(left(units(0, 1, 0, Timar.pashas(3))), left(units(0, 0, 2, Timar.pashas(3))));
        assertThat(war.refuses(left(Units.of(1, 0, 0))).rule().id()).as("the Pasha was not counted").isEqualTo("EU-BATTLE-LOSSES");
    }

    @Test
    void ofTwoStacksAnotherMayPayFirst() {
        var board = board(units(1, 0, 0, Timar.pashas(3)));
        var other = Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"))
                .stack("other", "turkey", "rumeli", 0, 1, 0).war().board().stacks().get(new StackId("other"));
        var owed = new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army"), new StackId("other")), 2, "battle", Optional.of(2));
        var war = War.on(board.with(other).withDuty(owed));

        assertThat(PashasBeyond.possibleNumbers(war.board(), owed)).as("3 for 2, or 1 LD and 3 for 1").containsExactly(0, 1, 2);
        assertThat(Told.of(war.decision("losses").prompt())).isEqualTo("eu.losses.ask-left: who Turkey, lost 2, why battle, cause battle, beyond 2.");
        assertThat(war.refuses(left(Units.of(1, 0, 0))).rule().id()).as("first 1 LD of others").isEqualTo("EU-BATTLE-LOSSES");
        war.plays(new TakeLosses(new StackId("other"), Counters.of(Units.of(0, 0, 1))));
        assertThat(war.decision("losses").options()).extracting(Option::command).as("and now the Pasha alone")
                .containsExactlyInAnyOrder(left(Units.of(1, 0, 0)), left(Units.of(0, 1, 2)), left(Units.of(0, 0, 4)));
        assertThat(war.plays(left(Units.of(1, 0, 0))).board().duties()).as("4 LD for 2").isEmpty();
    }

    @Test
    void nobodyIsAskedWhereItChangesNothing() {
        var war = routed(Timar.pashas(1));

        assertThat(war.events()).as("a Pasha of 1 LD is never more than a loss").hasAtLeastOneElementOfType(BattleEnded.class);
        assertThat(war.events()).noneMatch(LossesCounted.class::isInstance);
        assertThat(war.refuses(new CountLosses(new SpaceId(SERBIA), 1)).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
    }

    @Test
    void anotherNumberIsRefused() {
        var war = routed(Timar.pashas(3));

        var refusal = war.refuses(new CountLosses(new SpaceId(SERBIA), 3));
        assertThat(refusal.rule().id()).isEqualTo("EU-TUR-5");
        assertThat(refusal.legal()).extracting(Option::command).contains(new CountLosses(new SpaceId(SERBIA), 1));
        assertThat(war.refuses(new CountLosses(new SpaceId("banat"), 1)).rule().id()).isEqualTo("EU-TUR-5");
        assertThat(Told.of(war.refuses(new FightBattle(new SpaceId(SERBIA))).detail())).contains("eu.battle.refused-one-at-a-time");
    }

    // --- What is possible -----------------------------------------------------------------------------------------------

    private static EuState board(Units units) {
        var board = Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"))
                .stack("army", "turkey", "rumeli", 1, 0, 0).war().board();
        return board.with(board.stacks().get(new StackId("army")).withUnits(units, 0));
    }

    private static List<Integer> beyond(Units units, int lost) {
        return List.copyOf(PashasBeyond.possibleNumbers(board(units), new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army")), lost, "battle")));
    }

    @Test
    void thePashaDiesForTheLastOfTheLosses() {
        assertThat(beyond(units(1, 0, 0, Timar.pashas(3)), 1)).as("0, or 3 for 1").containsExactly(0, 2);
        assertThat(beyond(units(1, 0, 0, Timar.pashas(3)), 3)).as("3 for 3").containsExactly(0);
        assertThat(beyond(units(1, 0, 0, Timar.pashas(2)), 1)).containsExactly(0, 1);
        assertThat(beyond(units(1, 0, 0, Timar.pashas(1, 1)), 2)).containsExactly(0);
        assertThat(beyond(units(0, 0, 0, Timar.pashas(2, 3)), 2)).as("the Pasha of 2, or the one of 3 for both").containsExactly(0, 1);
        assertThat(beyond(units(0, 0, 0, Timar.pashas(2, 3)), 4)).as("both: 5 for 4; no Pasha is broken").containsExactly(1);
        assertThat(beyond(Units.of(1, 0, 0), 2)).containsExactly(0);
    }
}
