package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** A player who knows no rule plays wars to their end by sending back what decisions and moves offer. */
@Tag(Tier.BOTH)
@Execution(ExecutionMode.CONCURRENT)
class RandomPlayerTest {

    private static final int GAMES = 12;
    /** One game in so many has fleets. */
    private static final int AT_SEA = 20;
    private static final int ALLIED_GAMES = 4;
    /** The events that come up in each kind of war, in so many games; a question that no game asks is answered nowhere here. */
    private static final List<String> USUAL = List.of("AssaultFought", "BattleAvoided", "BattleFought", "CounterInterceptionAttempted", "EvasionAttempted", "FortressUndermined",
        "InterceptionAttempted", "LeaderRode", "LossesTaken", "MarchAttritionRolled", "PillagePlaced", "RetreatChosen", "StackDestroyed", "StackSplit", "StacksMerged",
        "UnitsDroppedOnMarch", "WithdrawnIntoFortress");
    /** The events that come up in a few of the games of two countries, and at sea. */
    private static final List<String> RARE = List.of("EnemiesOverrun", "EvasionAtSeaRolled", "FleetEntered", "LeaderLanded", "LeaderPutToSea", "LeaderWounded", "SeaBattleFought", "SeaInterceptionAttempted", "SortieMade",
        "SupplyChecked", "TroopsLevied");
    /** The number of them that come up at least; the seeds decide which. */
    private static final int FEWEST_RARE = 4;
    /** More than any turn of at most 11 rounds takes; a game that goes on beyond does not end. */
    private static final int MOST_COMMANDS = 6000;

    @Test
    void everyOfferIsLegalEveryGameEndsAndEachIsVerified() {
        var happened = play(GAMES, USUAL, RandomPlayerTest::play);

        assertThat(RARE.stream().filter(happened::contains).count()).as("of what comes up in a few games: %s", happened).isGreaterThanOrEqualTo(Tier.times(0, FEWEST_RARE));
    }

    @Thorough("A war of several alliances is played in the short tier.")
    @Test
    void soItIsInAWarOfAllies() {
        var allies = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .level("artois", 1).level("flandre", 1).level("picardie", 1).startingIn(null).poorWeather()
                .owner("hainaut", "genes").owner("champagne", "venice")
                .stack("fra", "france", "picardie", 1, 0, 1).under(3, 3, 3, 1).stack("ven", "venice", "picardie", 0, 1, 0).under(2, 3, 3, 0)
                .stack("siege", "venice", "artois", 1, 0, 0).stack("rear", "france", "champagne", 0, 1, 1).underMonarch()
                .stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0).stack("gen", "genes", "hainaut", 0, 1, 1).under(1, 1, 1, 1)
                .stack("spa2", "spain", "brabant", 1, 0, 0).scenario();

        play(ALLIED_GAMES, USUAL, game -> play(allies, game));
    }

    /** Three countries on each side: nobody can answer for another, and nobody is waited for in vain. */
    @Thorough("A war of several alliances is played in the short tier.")
    @Test
    void soItIsWhereThreeCountriesFightTogether() {
        var allies = Situation.franceAgainstSpain().alliances(List.of("france", "venice", "savoie"), List.of("spain", "genes", "england"))
                .level("artois", 1).level("flandre", 1).level("picardie", 1).startingIn(null)
                .owner("hainaut", "genes").owner("champagne", "venice").owner("caux", "savoie").owner("brabant", "england")
                .stack("fra", "france", "picardie", 0, 1, 0).under(3, 3, 3, 1).stack("ven", "venice", "picardie", 0, 1, 0)
                .stack("sav", "savoie", "picardie", 0, 1, 0).stack("sav2", "savoie", "caux", 0, 0, 2).stack("fra2", "france", "champagne", 0, 1, 1)
                .stack("ven2", "venice", "champagne", 0, 0, 1)
                .stack("spa", "spain", "flandre", 0, 1, 0).under(4, 2, 2, 0).stack("gen", "genes", "flandre", 0, 1, 0)
                .stack("eng", "england", "flandre", 0, 1, 0).stack("gen2", "genes", "hainaut", 0, 0, 2).stack("eng2", "england", "brabant", 0, 1, 1)
                .stack("spa2", "spain", "hainaut", 0, 0, 1).scenario();

        play(ALLIED_GAMES / 2, USUAL, game -> play(allies, game));
    }

    /** France and England fight Spain, each for itself, and Venice fights England only. */
    @Test
    void soItIsWhereThereAreSeveralWars() {
        var wars = Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england", "savoie"), List.of("venice", "genes"))
                .warBetween("france", "spain").warBetween("england", "spain").warBetween("england", "venice")
                .relations(new Relations(List.of(List.of(new CountryId("france"), new CountryId("venice"))), Map.of(new CountryId("genes"), new MinorAtStart(new CountryId("spain"), Optional.of(true))),
                        Map.of(new CountryId("england"), List.of(Campaign.MAJOR, Campaign.SIMPLE)),
                        List.of(new PassageAtStart(List.of(), List.of(RegionId.HRE), List.of(new CountryId("france"), new CountryId("spain"), new CountryId("england")))),
                        Map.of(new CountryId("savoie"), new InterventionAtStart(new CountryId("england"), new StackId("sav"), Optional.empty()))))
                .owner("ile_de_france", "savoie").stack("sav", "savoie", "ile_de_france", 0, 1, 0).stack("home", "savoie", "ile_de_france", 0, 0, 2)
                .stack("fra2", "france", "troyes", 0, 1, 0).stack("spa3", "spain", "luxemburg", 0, 1, 0)
                .level("artois", 1).level("flandre", 1).level("picardie", 1).startingIn(null)
                .owner("champagne", "england").owner("caux", "venice").owner("hainaut", "genes")
                .stack("fra", "france", "picardie", 1, 0, 1).under(3, 3, 3, 1).stack("eng", "england", "champagne", 1, 0, 0).under(2, 3, 3, 0)
                .stack("ven", "venice", "caux", 0, 1, 1).stack("gen", "genes", "hainaut", 0, 1, 0)
                .stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0).stack("siege", "england", "artois", 0, 1, 1)
                .stack("spa2", "spain", "brabant", 0, 1, 0).scenario();

        play(ALLIED_GAMES, USUAL, game -> play(wars, game));
    }

    /** Wars on land for the most part: a game at sea has many more choices at each step, and waits for the thorough tier. */
    private static List<Chance.Turn> play(long game) {
        var scenario = Tier.thorough() && game % AT_SEA == 0 ? "france-spain" : game % 2 == 0 ? "low-countries" : "artois";
        return play(War.RULES.scenario(scenario).orElseThrow(), game);
    }

    private static List<Chance.Turn> play(EuScenario scenario, long game) {
        var turns = Chance.game(scenario, game, MOST_COMMANDS);

        assertThat(turns).as("commands of game %d", game).hasSizeLessThan(MOST_COMMANDS);
        turns.forEach(RandomPlayerTest::verify);
        EuState end = turns.getLast().before();
        for (var event : turns.getLast().events()) {
            end = War.RULES.evolve(end, event);
        }
        assertThat(War.RULES.decisions(end)).isEmpty();
        return turns;
    }

    /** One game in the short tier; in the thorough one so many, and more until each of these events came up. */
    private static Set<String> play(int games, List<String> wanted, LongFunction<List<Chance.Turn>> game) {
        var happened = new TreeSet<String>();
        Tier.play(1, games, happened, wanted, seed -> game.apply(seed).stream().flatMap(turn -> turn.events().stream())
                .forEach(event -> happened.add(event.getClass().getSimpleName())));
        assertThat(happened).contains("StackDestroyed");
        return happened;
    }

    /** Decided again with the dice on record, a command gives the same events. */
    private static void verify(Chance.Turn turn) {
        var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
        var again = War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(recorded));

        assertThat(again).as("%s", turn.command()).isEqualTo(turn.outcome());
    }
}
