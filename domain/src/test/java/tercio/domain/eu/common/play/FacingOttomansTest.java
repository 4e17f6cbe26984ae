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
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** A country that meets Turkish troops in the first 14 turns shocks at -2 until it has fought them with an ARMY counter (EU-TUR-9). */
class FacingOttomansTest {

    private static final String SERBIA = "serbia";
    /** Everybody throws fives, and no leader is hit. */
    private static final Dice FIVES = name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 5);

    private static Situation turks(int turn, String... others) {
        return Situation.franceAgainstSpain().turn(turn).alliances(List.of("turkey", "france"), List.of(others))
                .technology("turkey", LandTechnology.MUSKETS, false).controller(SERBIA, "turkey").initiative("turkey", 5).initiative("france", 5)
                .stack("army", "turkey", SERBIA, 1, 0, 0);
    }

    /** These troops attack the Turkish A+ in Serbia. */
    private static War attacking(Situation situation, String... countries) {
        var war = situation.war();
        for (var country : countries) {
            war.declares(country, Campaign.MULTIPLE);
        }
        war.marches("attack", SERBIA);
        for (var country : countries) {
            war.plays(new EndMovement(new CountryId(country)));
        }
        return war.plays(new FightBattle(new SpaceId(SERBIA))).plays(new StandAndFight(new SpaceId(SERBIA)), FIVES);
    }

    private static War austrians(int turn, int armyPlus, int ld) {
        return attacking(turks(turn, "austria", "spain").controller("banat", "austria").stack("attack", "austria", "banat", armyPlus, 0, ld), "austria", "spain");
    }

    private static War toTheEnd(War war) {
        while (war.events().stream().noneMatch(BattleEnded.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), FIVES);
        }
        return war;
    }

    /** The changes by facing the Ottomans of the rolls so far, by the steps that they change. */
    private static Map<String, Integer> dismay(War war) {
        var changed = new java.util.TreeMap<String, Integer>();
        war.explanation().forEach(step -> step.modifiers().stream().filter(modifier -> modifier.rule().id().equals("EU-BATTLE-DRM-4"))
                .forEach(modifier -> changed.merge(step.side() + " " + step.step(), modifier.value(), Integer::sum)));
        return changed;
    }

    private static boolean met(War war, String country) {
        return war.board().countries().get(new CountryId(country)).hasMetOttomans();
    }

    @Test
    void theFirstBattleShocksAtMinusTwo() {
        var war = austrians(14, 2, 0);

        assertThat(dismay(war)).as("the shock, not the fire, and not that of the Turks").isEqualTo(Map.of("phasing first-day shock", -2));
        assertThat(war.last(BattleFought.class).battle().side(Side.PHASING).facingOttomans()).isTrue();
        assertThat(war.last(BattleFought.class).battle().side(Side.NON_PHASING).facingOttomans()).isFalse();
    }

    @Test
    void fromTurnFifteenNobodyIsDismayed() {
        assertThat(dismay(austrians(15, 2, 0))).isEmpty();
    }

    @Test
    void whoFoughtWithAnArmyKnowsThem() {
        var war = austrians(8, 2, 0);
        assertThat(met(war, "austria")).as("not before the battle is over").isFalse();

        assertThat(met(toTheEnd(war), "austria")).isTrue();
        assertThat(met(war, "spain")).as("was not there").isFalse();
        assertThat(met(war, "turkey")).isFalse();
    }

    @Test
    void aFewLdLearnNothing() {
        assertThat(met(toTheEnd(austrians(8, 0, 3)), "austria")).as("Austria has ARMY counters, and none was there").isFalse();
    }

    @Test
    void aCountryWithoutArmyCountersLearnsByAnyTroops() {
        var war = attacking(turks(8, "austria", "spain").counters("austria", 0, 10).controller("banat", "austria").stack("attack", "austria", "banat", 0, 0, 3),
                "austria", "spain");

        assertThat(met(toTheEnd(war), "austria")).isTrue();
    }

    @Test
    void whoKnowsThemIsNotDismayed() {
        var sheet = new CountrySoFar(Optional.empty(), Map.of(), Optional.empty(), Optional.empty(), Optional.of(true));
        var before = new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(new CountryId("austria"), sheet), Map.of(), Map.of(), Map.of(), List.of(), List.of());

        assertThat(dismay(attacking(turks(8, "austria", "spain").after(before).controller("banat", "austria").stack("attack", "austria", "banat", 2, 0, 0),
                "austria", "spain"))).isEmpty();
    }

    @Test
    void theNeighboursOfTheTurksAreUsedToThem() {
        assertThat(dismay(attacking(turks(8, "hongrie", "spain").stack("attack", "hongrie", "banat", 2, 0, 0), "hongrie", "spain"))).isEmpty();
        assertThat(dismay(attacking(turks(8, "venice", "spain").controller("banat", "venice").stack("attack", "venice", "banat", 2, 0, 0), "venice", "spain")))
                .isEmpty();
    }

    @Test
    void alliesOfTheTurksDismayNobody() {
        var situation = Situation.franceAgainstSpain().turn(8).alliances(List.of("turkey", "france"), List.of("austria", "spain")).initiative("turkey", 5)
                .initiative("france", 5).controller(SERBIA, "france").controller("banat", "austria").stack("french", "france", SERBIA, 1, 0, 0)
                .stack("attack", "austria", "banat", 2, 0, 0);

        assertThat(dismay(attacking(situation, "austria", "spain"))).isEmpty();
    }

    @Test
    void theCommandingCountryCountsForItsAllies() {
        var situation = turks(8, "hongrie", "spain").stack("attack", "hongrie", "banat", 1, 0, 1).stack("besideThem", "spain", SERBIA, 0, 1, 0);
        var war = attacking(situation, "hongrie", "spain");

        assertThat(dismay(war)).as("Hungary has 5 LD, Spain 2").isEmpty();
        assertThat(met(toTheEnd(war), "spain")).as("its A- was there").isTrue();
    }
}
