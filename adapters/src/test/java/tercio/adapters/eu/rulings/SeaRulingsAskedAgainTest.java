package tercio.adapters.eu.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.AdoptedGames;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SessionAtStart.TradeFleets;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;

/** Every roll at sea and overseas, asked again at the adjudicator with the same dice, is the same ruling. */
@Tag(Tier.BOTH)
class SeaRulingsAskedAgainTest {

    /** Orders with dice that rest on no table of the chapter: the order of play, and leaders who are drawn. */
    private static final Set<String> NO_PROCEDURE = Set.of("StartingRoundRolled", "InitiativeRolled", "LeaderDrawn", "PrecedenceClaimed");

    private final AskedAgain again = new AskedAgain();

    @ParameterizedTest
    @ValueSource(strings = {"lepanto", "armada", "armada-landing"})
    void ofRecordedGames(String name) {
        again.all(Editions.military(), AdoptedGames.history(name), name);
        assertThat(again.asked()).containsKeys("naval-battle", "attrition");
        assertThat(again.unasked()).isSubsetOf(NO_PROCEDURE);
    }

    @Test
    void ofRandomGamesOfTheNewWorld() {
        play(Editions.military(), scenario("colonial"), Tier.times(1, 2), Tier.times(150, 400));
        // Exploration detachments that march in Europe, where a request has whole LD, and those that besiege a fort, before which it has at least one.
        assertThat(again.unasked()).filteredOn(event -> !Set.of("MarchAttritionRolled", "FortressUndermined").contains(event)).isSubsetOf(NO_PROCEDURE);
        assertThat(again.asked()).containsKeys("exploration");
    }

    /** Gold that sails past pirates and corsairs, a blockaded port, a presidio, and raiders ashore. */
    @Test
    void ofRandomGamesAmongRaiders() {
        play(Editions.military(), raiders(), Tier.times(4, 6), 150);
        // Transports alone hunt corsairs, too, and a request has none of them.
        assertThat(again.unasked()).filteredOn(event -> !event.equals("CorsairsHunted")).isSubsetOf(NO_PROCEDURE);
        assertThat(again.asked()).containsKeys("attrition", "blockade-escape", "corsair", "interception", "pirates", "presidio");
    }

    /** A French squadron has announced an attack in the Gulf of Lion: the battle is asked by the edition of the game. */
    @ParameterizedTest
    @ValueSource(strings = {Edition.FAST, Edition.RAPID})
    void ofBattlesByTheOlderRules(String id) {
        var edition = id.equals(Edition.FAST) ? Editions.fast() : Editions.rapid();
        var rules = new EuMilitary(edition);
        var announced = Situation.franceAgainstSpain().admiral("duc", "france", 3, 3, 3).fleet("toulon", "france", "s_lion", new Ships(0, 1, 4, 2, 1, 0, 0), "duc")
                .fleet("barcelona", "spain", "s_lion", new Ships(0, 1, 4, 2, 0, 0, 0)).war(rules).declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.battle(new StackId("barcelona"))))).plays(new RollNavalAttrition(new StackId("toulon")), 1).plays(new EndMovement(new CountryId("france"))).board();
        for (int seed = 1; seed <= Tier.times(1, 6); seed++) {
            again.all(edition, new PlayedGame(rules, announced, Chance.game(rules, announced, seed, 20)), "game " + seed);
        }
        assertThat(again.unasked()).isSubsetOf(NO_PROCEDURE);
        assertThat(again.asked()).containsKeys("naval-battle");
    }

    private static EuScenario raiders() {
        return Situation.franceAgainstSpain().initiative("spain", 15).initiative("france", 5)
                .fleet("flota", "spain", "s_cadix", new Ships(0, 0, 2, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO, 75)
                .fleet("gold", "spain", "s_gascogne", new Ships(0, 1, 3, 0, 2, 0, 0), "bazan").laden(25).admiral("bazan", "spain", 3, 2, 2)
                .fleet("inside", "spain", "catalunya", new Ships(0, 0, 2, 1, 1, 0, 0))
                .fleet("west", "france", "s_lion", new Ships(1, 0, 6, 2, 0, 0, 0), "doria").blockading("catalunya").admiral("doria", "france", 4, 2, 1)
                .fleet("home", "france", "guyenne", new Ships(0, 1, 3, 0, 2, 0, 0))
                .corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 0)).corsairs("s_lion", new Raid(new CountryId("pirates"), 3, 2)).corsairs("s_cadix", new Raid(new CountryId("algerie"), 4, 1))
                .corsairs("languedoc", new Raid(new CountryId("algerie"), 2, 0)).trade("stz_lion", new TradeFleets(false, Map.of(new CountryId("venise"), 2, new CountryId("genes"), 2), List.of()))
                .presidio("guyenne", "spain", 2).stack("south", "france", "languedoc", 1, 0, 1).stack("north", "spain", "catalunya", 0, 1, 1).scenario();
    }

    private static EuScenario scenario(String name) {
        return name.equals("raiders") ? raiders() : new EuMilitary().scenario(name).orElseThrow();
    }

    private void play(Edition edition, EuScenario scenario, int games, int commands) {
        var rules = new EuMilitary(edition);
        for (int seed = 1; seed <= games; seed++) {
            var start = rules.start(scenario, Readings.STANDARD);
            again.all(edition, new PlayedGame(rules, start, Chance.game(rules, start, seed, commands)), "game " + seed);
        }
    }

    /** @param arguments a scenario, the number of games, and the most commands of each */
    public static void main(String[] arguments) {
        var run = new SeaRulingsAskedAgainTest();
        int failed = 0;
        for (int seed = 1; seed <= Integer.parseInt(arguments[1]); seed++) {
            var rules = new EuMilitary();
            var start = rules.start(scenario(arguments[0]), Readings.STANDARD);
            try {
                run.again.all(Editions.military(), new PlayedGame(rules, start, Chance.game(rules, start, seed, Integer.parseInt(arguments[2]))), "game " + seed);
            } catch (RuntimeException | AssertionError fault) {
                failed++;
                System.out.println("game " + seed + ": " + fault.getMessage());
                if (fault instanceof RuntimeException) {
                    fault.printStackTrace(System.out);
                }
            }
        }
        System.out.println(failed + " failed; asked " + run.again.asked() + "; unasked " + run.again.unasked());
    }
}
