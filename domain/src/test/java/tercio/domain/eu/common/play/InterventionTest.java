package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.StackSplit;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.FormFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** England helps France with one stack and holds Picardie, which is at peace (EU-ALLY-3, EU-ALLY-5). */
class InterventionTest {

    private static Situation helping(String helps, String stack, boolean foreign) {
        var war = Map.of(new CountryId("england"), new InterventionAtStart(new CountryId(helps), new StackId(stack), Optional.of(foreign)));
        return Situation.franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).owner("picardie", "england")
                .relations(new Relations(List.of(), Map.of(), Map.of(), List.of(), war))
                .initiative("france", 20).initiative("spain", 15).initiative("england", 5)
                .stack("fra", "france", "ile_de_france", 0, 1, 0).stack("spa", "spain", "flandre", 0, 1, 0)
                .stack("home", "england", "picardie", 0, 1, 0);
    }

    private static Situation helping() {
        return helping("france", "eng", false).stack("eng", "england", "picardie", 1, 0, 0);
    }

    private static War moving() {
        return helping().war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);
    }

    @Test
    void itsOneStackIsNotDividedInTheWarAndWagesOneSiege() {
        var abroad = helping("france", "eng", false).stack("eng", "england", "artois", 2, 0, 0).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);

        var refusal = abroad.refuses(new SplitStack(new StackId("eng"), Counters.of(Units.of(1, 0, 0)), false));
        assertThat(refusal.rule().id()).isEqualTo("EU-ALLY-3");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-not-divided: who England");
        assertThat(abroad.decisions()).extracting(Decision::id).doesNotContain("split-eng");
    }

    /** Paris is French: it feeds French stacks, and not the Venetian one of a minor country that only intervenes. */
    @Test
    void aMinorCountryThatIntervenesIsSuppliedFromItsOwnProvincesAlone() {
        var minors = Map.of(new CountryId("venice"), new MinorAtStart(new CountryId("france"), Optional.of(true)));
        var limited = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .relations(new Relations(List.of(), minors, Map.of(), List.of(), Map.of(new CountryId("venice"), new InterventionAtStart(new CountryId("france"), new StackId("ven"), Optional.empty()))))
                .stack("fra", "france", "champagne", 0, 1, 0).stack("ven", "venice", "ile_de_france", 0, 1, 0).war();
        var board = new WarView(limited.board(), EuMap.PRINTED, EuTables.PRINTED);

        assertThat(SupplyLines.bestRoute(board, List.of(limited.board().stacks().get(new StackId("fra"))))).isPresent();
        assertThat(SupplyLines.bestRoute(board, List.of(limited.board().stacks().get(new StackId("ven"))))).isEmpty();
    }

    @Test
    void aPartThatItLeavesAtHomeIsAtPeace() {
        var war = moving().plays(new SplitStack(new StackId("eng"), Counters.of(Units.of(0, 1, 0)), false));
        var part = war.last(StackSplit.class).newStack().value();

        assertThat(war.refuses(new MoveStack(new StackId(part), List.of(new SpaceId("artois")))).rule().id()).isEqualTo("EU-ALLY-3");
        assertThat(war.marches("eng", "artois").board().stacks().get(new StackId("eng")).province().value()).isEqualTo("artois");
    }

    @Test
    void itActsAtTheInitiativeOfTheAllianceItHelps() {
        assertThat(helping().war().board().order()).as("20, not 5, against 15").extracting(Alliance::number).containsExactly(0, 1);
    }

    @Test
    void onlyTheStackOfTheInterventionGoesToWar() {
        var refusal = moving().refuses(new MoveStack(new StackId("home"), List.of(new SpaceId("artois"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-ALLY-3");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-stays-home");
        assertThat(moving().refuses(new MoveStack(new StackId("home"), List.of(new SpaceId("ile_de_france")))).rule().id()).as("nor to its allies").isEqualTo("EU-ALLY-3");
        assertThat(moving().refuses(new MergeStacks(new StackId("home"), new StackId("eng"))).rule().id()).isEqualTo("EU-UNIT-3");

        assertThat(moving().marches("eng", "artois").board().stacks().get(new StackId("eng")).province().value()).isEqualTo("artois");
    }

    @Test
    void itsLandIsAtPeaceForFriendAndEnemy() {
        assertThat(Told.of(moving().refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("picardie")))).detail())).contains("eu.common.refused-land-at-peace", "who England");
        var spain = helping().initiative("spain", 30).war().declares("spain", Campaign.MULTIPLE);
        assertThat(spain.refuses(new MoveStack(new StackId("spa"), List.of(new SpaceId("picardie")))).rule().id()).isEqualTo("EU-CTRL-5");
        var board = new WarView(helping().war().board(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(board.hasEnemyFortress(new SpaceId("picardie"), Alliance.of(1))).isFalse();
        assertThat(board.hasEnemyFortress(new SpaceId("ile_de_france"), Alliance.of(1))).isTrue();
    }

    @Test
    void whatItConquersGoesToTheAllyItHelps() {
        var war = helping("france", "eng", false).level("artois", 1).stack("eng", "england", "artois", 2, 0, 0).war()
                .waits("france", "england").waits("spain")
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieger") ? 10 : 1));

        assertThat(war.last(FortressFell.class).by().value()).isEqualTo("france");
        assertThat(war.board().fortress(new SpaceId("artois")).controller().value()).isEqualTo("france");
        assertThat(Interventions.beneficiary(helping().war().board(), new CountryId("england")).value()).isEqualTo("france");
        assertThat(Interventions.beneficiary(helping().war().board(), new CountryId("spain")).value()).isEqualTo("spain");
    }

    @Test
    void onlyCountriesFullyAtWarDeclareExceptionalLevies() {
        var board = helping().war().board();
        for (var country : List.of("france", "england")) {
            board = board.withCountry(new CountryId(country), board.countries().get(new CountryId(country)).withLevies(new LevyStatus(Defeat.MAJOR, false, 0)));
        }

        assertThat(War.on(board.withPhase(new Phase.Levies(RoundBox.S2, false, false, List.of()))).decisions())
                .extracting(Decision::party).containsOnly("france");
    }

    @Test
    void aForeignInterventionHasFourLdAtMost() {
        assertThat(War.RULES.faults(helping("france", "eng", true).stack("eng", "england", "picardie", 1, 0, 0).scenario())).isEmpty();
        assertThat(War.RULES.faults(helping("france", "eng", true).stack("eng", "england", "picardie", 1, 0, 1).scenario()))
                .containsOnlyKeys("/relations/interventions/england/stack");
        assertThat(War.RULES.faults(helping("france", "none", false).scenario())).containsOnlyKeys("/relations/interventions/england/stack");
        assertThat(War.RULES.faults(helping("spain", "home", false).scenario())).containsOnlyKeys("/relations/interventions/england/helps");
        assertThat(War.RULES.faults(helping().stack("abroad", "england", "ile_de_france", 0, 0, 1).scenario())).containsOnlyKeys("/stacks/4/province");
    }

    // --- At sea: one naval stack, which the intervention names (EU-ALLY-3) ----------------------------------------------

    /** 4 warships and a transport: 7 transport points. */
    private static final Ships SHIPS = new Ships(0, 1, 4, 0, 1, 0, 0);

    /** Two English naval stacks, of which one takes part, and a Spanish one lie in the Channel. */
    private static Situation channel(Optional<String> fleet, boolean foreign) {
        return channel(fleet, foreign, "s_manche", SHIPS);
    }

    private static Situation channel(Optional<String> fleet, boolean foreign, String drakesPlace, Ships drakes) {
        var war = Map.of(new CountryId("england"), new InterventionAtStart(new CountryId("france"), new StackId("eng"), Optional.of(foreign), fleet.map(StackId::new)));
        return helping().relations(new Relations(List.of(), Map.of(), Map.of(), List.of(), war)).fleet("drake", "england", drakesPlace, drakes)
                .fleet("guard", "england", "s_manche", SHIPS).fleet("armada", "spain", "s_manche", SHIPS);
    }

    private static War sailing() {
        return channel(Optional.of("drake"), false).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);
    }

    private static SailFleet does(String stack, NavalAction action) {
        return new SailFleet(new StackId(stack), List.of(), Optional.of(action));
    }

    private static List<Object> moves(War war, String stack) {
        return War.RULES.moves(war.board(), stack).orElseThrow().stream().map(option -> (Object) option.command()).toList();
    }

    @Test
    void onlyItsNavalStackFightsAndBlockades() {
        for (var action : List.of(NavalAction.battle(new StackId("armada")), NavalAction.blockade(new SpaceId("vlaanderen")), NavalAction.supply())) {
            var refusal = sailing().refuses(does("guard", action));
            assertThat(refusal.rule().id()).as("%s", action).isEqualTo("EU-ALLY-3");
            assertThat(Told.of(refusal.detail())).contains("eu.common.refused-ships-at-peace");
        }
        assertThat(moves(sailing(), "guard")).doesNotContain(does("guard", NavalAction.battle(new StackId("armada"))), does("guard", NavalAction.blockade(new SpaceId("vlaanderen"))));
        assertThat(moves(sailing(), "drake")).contains(does("drake", NavalAction.battle(new StackId("armada"))), does("drake", NavalAction.blockade(new SpaceId("vlaanderen"))));
        sailing().plays(does("drake", NavalAction.battle(new StackId("armada"))));
    }

    @Test
    void withoutANavalStackItsShipsAreAtPeace() {
        var war = channel(Optional.empty(), false).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);
        assertThat(war.refuses(does("drake", NavalAction.battle(new StackId("armada")))).rule().id()).isEqualTo("EU-ALLY-3");
    }

    @Test
    void nobodyAttacksOrBlockadesWhatIsAtPeace() {
        var spain = channel(Optional.of("drake"), false).initiative("spain", 30).war().declares("spain", Campaign.MULTIPLE);
        assertThat(Told.of(spain.refuses(does("armada", NavalAction.battle(new StackId("guard")))).detail())).startsWith("eu.voyage.refused-no-enemy").endsWith("who Spain.");
        assertThat(Told.of(spain.refuses(does("armada", NavalAction.blockade(new SpaceId("picardie")))).detail())).as("land of England").contains("eu.voyage.refused-port-no-enemy");
        assertThat(moves(spain, "armada")).contains(does("armada", NavalAction.battle(new StackId("drake")))).doesNotContain(does("armada", NavalAction.battle(new StackId("guard"))));
    }

    @Test
    void nobodyInterceptsItAndItInterceptsNobody() {
        var away = sailing().plays(new SailFleet(new StackId("guard"), List.of(new SpaceId("s_celtique"))));
        assertThat(away.decisions()).extracting(Decision::id).noneMatch(id -> id.startsWith("sea-interception"));
        var spain = channel(Optional.of("drake"), false).initiative("spain", 30).war().declares("spain", Campaign.MULTIPLE).plays(new SailFleet(new StackId("armada"), List.of(new SpaceId("s_celtique"))));
        assertThat(spain.decision("sea-interception-england").options()).extracting(Option::command).contains(new InterceptAtSea(List.of(new StackId("drake"))))
                .doesNotContain(new InterceptAtSea(List.of(new StackId("guard"))));
    }

    @Test
    void shipsAtPeaceAndOfTheWarDoNotJoinAndCarryOnlyTheirOwn() {
        assertThat(sailing().refuses(new JoinFleets(new StackId("guard"), new StackId("drake"))).rule().id()).isEqualTo("EU-UNIT-3");
        var carrying = sailing().refuses(new SailFleet(new StackId("guard"), List.of(new SpaceId("picardie")), Optional.of(NavalAction.embarkation(new StackId("eng")))));
        assertThat(carrying.rule().id()).isEqualTo("EU-ALLY-3");
        assertThat(Told.of(carrying.detail())).contains("eu.common.refused-does-not-carry");
        assertThat(sailing().refuses(new SailFleet(new StackId("drake"), List.of(new SpaceId("picardie")), Optional.of(NavalAction.embarkation(new StackId("home"))))).rule().id()).isEqualTo("EU-ALLY-3");
        sailing().plays(new SailFleet(new StackId("drake"), List.of(new SpaceId("picardie")), Optional.of(NavalAction.embarkation(new StackId("eng")))));
        sailing().plays(new SailFleet(new StackId("guard"), List.of(new SpaceId("picardie")), Optional.of(NavalAction.embarkation(new StackId("home")))));
    }

    @Test
    void itsNavalStackIsDividedInItsOwnPortsAlone() {
        var one = new DivideFleet(new StackId("drake"), new Ships(0, 0, 1, 0, 0, 0, 0), List.of());
        assertThat(sailing().refuses(one).rule().id()).isEqualTo("EU-ALLY-3");
        assertThat(War.RULES.decisions(sailing().board())).extracting(Decision::id).contains("split-guard").doesNotContain("split-drake");
    }

    @Test
    void aNavalStackOfItsOwnIsNamedAndAForeignInterventionHasOneFleet() {
        assertThat(War.RULES.faults(channel(Optional.of("drake"), false).scenario())).isEmpty();
        assertThat(War.RULES.faults(channel(Optional.of("armada"), false).scenario())).containsOnlyKeys("/relations/interventions/england/fleet");
        assertThat(War.RULES.faults(channel(Optional.of("drake"), true).scenario())).isEmpty();
        assertThat(War.RULES.faults(channel(Optional.of("hawkins"), true).fleet("hawkins", "england", "s_nord", new Ships(0, 2, 4, 0, 0, 0, 0)).scenario()))
                .containsOnlyKeys("/relations/interventions/england/fleet");
    }

    @Test
    void theNavalStackOfAForeignInterventionFormsNoSecondFleet() {
        var war = channel(Optional.of("drake"), true).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);
        assertThat(war.refuses(new FormFleets(new StackId("drake"), 0, 2)).rule().id()).isEqualTo("EU-ALLY-5");
        assertThat(moves(war, "drake")).doesNotContain(new FormFleets(new StackId("drake"), 0, 2));
        assertThat(moves(sailing(), "drake")).as("a limited intervention may").contains(new FormFleets(new StackId("drake"), 0, 2));
    }

    /** The squadron of 1 FLEET+ and 4 warships lies at home in East Anglia. Two warships leave it. */
    @Test
    void itKeepsOneFleetWhereItIsDivided() {
        var oneFleet = new DivideFleet(new StackId("drake"), new Ships(0, 1, 2, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 1, 0, 0, 0, 0, 0)));
        var twoFleets = new DivideFleet(new StackId("drake"), new Ships(0, 1, 2, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 2, 0, 0, 0, 0, 0)));

        assertThat(inPort(true).refuses(twoFleets).rule().id()).isEqualTo("EU-ALLY-5");
        assertThat(inPort(true).plays(oneFleet).board().fleet(new StackId("drake")).orElseThrow().fleets()).isEqualTo(1);
        assertThat(inPort(false).plays(twoFleets).board().fleet(new StackId("drake")).orElseThrow().fleets()).as("a limited intervention may").isEqualTo(2);
    }

    private static War inPort(boolean foreign) {
        return channel(Optional.of("drake"), foreign, "east_anglia", new Ships(1, 0, 4, 0, 0, 0, 0)).war()
                .declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE);
    }

    /** The same board, on which a stack of a country is the one of an intervention for an ally. */
    static EuState withOneStack(EuState board, String country, Optional<String> stack, Optional<String> fleet) {
        var war = Map.of(new CountryId(country), new InterventionAtStart(new CountryId("england"), stack.map(StackId::new), Optional.empty(), fleet.map(StackId::new), Optional.empty()));
        return board.withScenario(board.scenario().withRelations(new Relations(List.of(), Map.of(), Map.of(), List.of(), war)));
    }

    /** A position with such a war is written out as a scenario with the same naval stack in it. */
    @Test
    void thePositionIsWrittenOutWithItsNavalStack() {
        var written = ((WrittenScenario.Ready<EuScenario>) War.RULES.asScenario(channel(Optional.of("drake"), false).war().board()).orElseThrow()).scenario();
        assertThat(written.relationsOrNone().intervention(new CountryId("england")).orElseThrow().fleet()).isPresent();
        assertThat(War.RULES.faults(written)).isEmpty();
    }
}
