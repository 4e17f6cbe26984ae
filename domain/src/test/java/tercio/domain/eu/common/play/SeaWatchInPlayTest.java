package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.FightFleetAtOnce;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.JoinAttackedFleet;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.FleetCaught;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.InterceptorRanBlockade;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionPassed;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Interceptions at sea in the game (EU-INT-SEA). */
class SeaWatchInPlayTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships FLEET = new Ships(0, 1, 4, 0, 0, 0, 0);
    /** One counter. */
    private static final Ships HELP = new Ships(1, 0, 4, 0, 0, 0, 0);
    private static final Ships TWO_FLEETS = new Ships(1, 1, 6, 0, 0, 0, 0);

    /** England, who has initiative after France, has this stack; France two warships in Brest. */
    private static Situation channel(String id, String at, Ships ships, String... admirals) {
        return channel(8, id, at, ships, admirals);
    }

    private static Situation channel(int initiative, String id, String at, Ships ships, String... admirals) {
        return franceAgainstSpain().alliances(List.of("france"), List.of("england"), List.of("spain")).owner("cornwall", "england").owner("wessex", "england").level("wessex", 1).level("cornwall", 1)
                .owner("kent", "england").level("kent", 1).initiative("france", 12).initiative("england", initiative).initiative("spain", 5)
                .fleet("brest", "france", "finistere", TWO).fleet(id, "england", at, ships, admirals);
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE);
    }

    private static SailFleet sail(String... path) {
        return new SailFleet(new StackId("brest"), Id.all(List.of(path), SpaceId::new));
    }

    private static Voyage voyage(War war) {
        return ((Movement) war.board().phase()).voyage().orElseThrow();
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    /** The sum of the modifiers of the roll of the stack, which lets the mover go on with a 1. */
    private static int modifiers(War war, String id) {
        war.plays(new InterceptAtSea(List.of(new StackId(id))), 1);
        return War.sum(war.step("interception"));
    }

    /** The board with the troops of a landing announced by the stack under way: nobody embarks in these tests. */
    private static War landing(Situation situation, String province, String... path) {
        var war = moving(situation).plays(sail(path));
        var movement = (Movement) war.board().phase();
        var action = new NavalAction(NavalAction.Kind.LANDING, Optional.of(province));
        EuState board = war.board().withPhase(movement.withVoyage(movement.voyage().orElseThrow().withOnward(List.of(), action).afterRoll().withAwaits(Voyage.Awaits.INTERCEPTION)));
        return War.on(board);
    }

    // --- Fleet in being --------------------------------------------------------------------------------------------

    @Test
    void aStackInAPortInterceptsInTheSeasOnItsCoastsWithThreeLess() {
        for (var zone : List.of("s_irlande", "s_manche", "s_celtique")) {
            var war = moving(channel("plymouth", "cornwall", TWO)).plays(zone.equals("s_celtique") ? sail(zone) : sail("s_celtique", zone));
            assertThat(war.decision("sea-interception").party()).isEqualTo("england");
            assertThat(modifiers(war, "plymouth")).isEqualTo(-3);
        }
        assertThat(moving(channel("plymouth", "cornwall", TWO)).plays(sail("s_celtique", "s_gascogne")).plays(new InterceptAtSea(List.of(new StackId("plymouth"))), 1)
                .events()).filteredOn(SeaInterceptionPassed.class::isInstance).hasSize(1);
    }

    @Test
    void aLandingInItsOwnProvinceReplacesTheMalusOfThePort() {
        assertThat(modifiers(landing(channel("plymouth", "cornwall", TWO), "cornwall", "s_celtique"), "plymouth")).isEqualTo(2);
        assertThat(modifiers(landing(channel("plymouth", "cornwall", TWO), "mumhan", "s_celtique"), "plymouth")).isEqualTo(-3);
    }

    @Test
    void aStackThatCruisesHasNoMalusAndReachesFurther() {
        assertThat(modifiers(moving(channel("cruiser", "s_celtique", TWO)).plays(sail("s_celtique")), "cruiser")).isEqualTo(1);
        for (var path : List.of(List.of("s_celtique", "s_irlande"), List.of("s_celtique", "s_manche"), List.of("s_celtique", "s_gascogne"), List.of("s_celtique", "s_rockall"))) {
            var war = moving(channel("cruiser", "s_celtique", TWO)).plays(new SailFleet(new StackId("brest"), Id.all(path, SpaceId::new)));
            // It lets the mover pass in its own zone and tries in the next one.
            assertThat(modifiers(war.plays(new LetFleetPass(new CountryId("england"))), "cruiser")).isZero();
        }
    }

    @Test
    void aLandingFromItsSeaZoneGivesACruiserTwoAndFromAnotherNothing() {
        assertThat(modifiers(landing(channel("cruiser", "s_celtique", TWO), "cornwall", "s_celtique"), "cruiser")).isEqualTo(2);
        assertThat(modifiers(landing(channel("cruiser", "s_manche", TWO), "cornwall", "s_celtique"), "cruiser")).isZero();
    }

    @Test
    void aStackInAnArsenalHasNoMalusAndTwoAgainstEveryLandingFromItsSeas() {
        var war = moving(channel("portsmouth", "wessex", TWO)).plays(sail("s_celtique", "s_manche"));
        assertThat(voyage(war).position().value()).as("it intercepts in the Channel alone").isEqualTo("s_manche");
        assertThat(modifiers(war, "portsmouth")).isZero();
        for (var province : List.of("wessex", "normandie", "picardie", "kent")) {
            assertThat(modifiers(landing(channel("portsmouth", "wessex", TWO), province, "s_celtique", "s_manche"), "portsmouth")).isEqualTo(2);
        }
    }

    // --- Other modifiers -------------------------------------------------------------------------------------------

    @Test
    void theDifferenceOfTheManoeuvresCounts() {
        var situation = channel("cruiser", "s_manche", TWO, "drake").admiral("drake", "england", 4, 2, 2).admiral("tourville", "france", 1, 1, 1)
                .fleet("ushant", "france", "finistere", TWO, "tourville");
        var war = moving(situation).plays(new SailFleet(new StackId("ushant"), List.of(new SpaceId("s_celtique"))));
        assertThat(modifiers(war, "cruiser")).isEqualTo(4 - 1);
    }

    @Test
    void sixLevelsOfTechnologyAheadCountOne() {
        for (int level : List.of(29, 30)) {
            var war = moving(channel("cruiser", "s_manche", TWO).navy("england", NavalTechnology.GALLEON_FLUYT, level)).plays(sail("s_celtique"));
            assertThat(modifiers(war, "cruiser")).isEqualTo(level - 24 >= 6 ? 1 : 0);
        }
    }

    @Test
    void aBlockaderHasOneLess() {
        // Armor is blockaded from the Channel: no other modifier.
        var war = moving(channel("blockader", "s_manche", FLEET).blockading("armor")).plays(sail("s_celtique"));
        assertThat(modifiers(war, "blockader")).isEqualTo(-1);
    }

    @Test
    void badWeatherCostsTwo() {
        var war = moving(channel("cruiser", "s_manche", TWO).startingIn("W0").poorWeather()).plays(sail("s_celtique"));
        assertThat(modifiers(war, "cruiser")).isEqualTo(-2);
    }

    @Test
    void threeDeckersAtSeaCountOneAndNoMoreInTheirOwnZone() {
        for (var at : List.of("s_manche", "s_celtique")) {
            var war = moving(channel("cruiser", at, TWO).navy("england", NavalTechnology.THREE_DECKER, 24)).plays(sail("s_celtique"));
            assertThat(modifiers(war, "cruiser")).isEqualTo(1);
        }
        var inPort = moving(channel("plymouth", "cornwall", TWO).navy("england", NavalTechnology.THREE_DECKER, 24)).plays(sail("s_celtique"));
        assertThat(modifiers(inPort, "plymouth")).isEqualTo(-3);
    }

    // --- Who may try -----------------------------------------------------------------------------------------------

    @Test
    void aModifiedEightOrANaturalTenSucceeds() {
        for (int die = 1; die <= 10; die++) {
            var war = moving(channel("plymouth", "cornwall", TWO)).plays(sail("s_celtique")).plays(new InterceptAtSea(List.of(new StackId("plymouth"))), die);
            // -3: only the natural 10 is enough.
            assertThat(war.last(SeaInterceptionAttempted.class).success()).isEqualTo(die == 10);
        }
        var war = moving(channel("cruiser", "s_celtique", TWO)).plays(sail("s_celtique")).plays(new InterceptAtSea(List.of(new StackId("cruiser"))), 7);
        assertThat(war.last(SeaInterceptionAttempted.class).success()).isTrue();
    }

    @Test
    void whoSucceedsIsInTheZoneAndFights() {
        var war = moving(channel("plymouth", "cornwall", TWO)).plays(sail("s_celtique", "s_gascogne")).plays(new InterceptAtSea(List.of(new StackId("plymouth"))), 10);
        assertThat(fleet(war, "plymouth").at().value()).isEqualTo("s_celtique");
        assertThat(fleet(war, "plymouth").moved()).as("an interception is no movement").isFalse();
        assertThat(war.last(FleetCaught.class)).isEqualTo(new FleetCaught(new StackId("brest"), new SpaceId("s_celtique"), List.of(new StackId("plymouth"))));
        assertThat(voyage(war).interceptors()).containsExactly(new Engaged(new StackId("plymouth"), new SpaceId("cornwall")));
    }

    @Test
    void anInterceptorThatLeavesItsZoneEndsItsBlockade() {
        var away = moving(channel("blockader", "s_manche", FLEET).blockading("armor")).plays(sail("s_celtique")).plays(new InterceptAtSea(List.of(new StackId("blockader"))), 9);
        assertThat(fleet(away, "blockader").action()).isNull();
        var here = moving(channel("blockader", "s_celtique", FLEET).blockading("armor")).plays(sail("s_celtique")).plays(new InterceptAtSea(List.of(new StackId("blockader"))), 9);
        assertThat(fleet(here, "blockader").action()).isEqualTo(NavalAction.blockade(new SpaceId("armor")));
    }

    @Test
    void eachStackTriesOncePerVoyage() {
        var war = moving(channel("cruiser", "s_celtique", TWO)).plays(sail("s_celtique", "s_manche")).plays(new InterceptAtSea(List.of(new StackId("cruiser"))), 1);
        assertThat(fleet(war, "brest").at().value()).isEqualTo("s_manche");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-brest");
    }

    @Test
    void nobodyInterceptsInAPort() {
        var war = moving(channel("cruiser", "s_manche", TWO)).plays(sail("s_celtique", "armor")).plays(new LetFleetPass(new CountryId("england")));
        assertThat(fleet(war, "brest").at().value()).isEqualTo("armor");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-brest");
    }

    @Test
    void whoHasNoCampaignYetInterceptsWithOneFleetCounterAtMost() {
        assertThat(moving(channel("cruiser", "s_celtique", FLEET)).plays(sail("s_celtique")).decisions()).extracting(Decision::id).contains("sea-interception");
        assertThat(moving(channel("cruiser", "s_celtique", TWO_FLEETS)).plays(sail("s_celtique")).decision("sea-interception").options())
                .as("only a part that is divided off may try").extracting(Option::command).containsExactly(new LetFleetPass(new CountryId("england")));
    }

    @Test
    void theLastCampaignDecides() {
        for (var campaign : Campaign.values()) {
            var war = channel(14, "cruiser", "s_celtique", TWO_FLEETS).war().declares("england", campaign)
                    .plays(new EndMovement(new CountryId("england"))).plays(new RollNavalAttrition(new StackId("cruiser")), 1)
                    .declares("france", Campaign.PASSIVE).plays(sail("s_celtique"));
            boolean any = campaign != Campaign.NONE && campaign != Campaign.PASSIVE;
            assertThat(war.decisions().getFirst().options().stream().map(Option::command).anyMatch(new InterceptAtSea(List.of(new StackId("cruiser")))::equals))
                    .as("%s", campaign).isEqualTo(any);
        }
    }

    @Test
    void withoutACampaignNobodyInterceptsNotEvenASmallStack() {
        var war = channel(14, "cruiser", "s_celtique", TWO).war().declares("england", Campaign.NONE)
                .plays(new EndMovement(new CountryId("england"))).plays(new RollNavalAttrition(new StackId("cruiser")), 1)
                .declares("france", Campaign.PASSIVE).plays(sail("s_celtique"));
        assertThat(war.events()).anyMatch(InterceptionsOver.class::isInstance);
    }

    @Test
    void aBeatenStackDoesNotIntercept() {
        var before = moving(channel("cruiser", "s_celtique", TWO));
        var war = War.on(before.board().with(fleet(before, "cruiser").withBarred(true))).plays(sail("s_celtique"));
        assertThat(war.events()).anyMatch(InterceptionsOver.class::isInstance);
    }

    @Test
    void aStackAgainstWhichABattleIsAnnouncedDoesNotIntercept() {
        var situation = channel("cruiser", "s_celtique", TWO).fleet("ushant", "france", "finistere", TWO);
        var attack = new SailFleet(new StackId("ushant"), List.of(new SpaceId("s_celtique")), Optional.of(NavalAction.battle(new StackId("cruiser"))));
        var war = moving(situation).plays(attack).plays(new RollNavalAttrition(new StackId("ushant")), 1);
        assertThat(war.events()).as("the attacked stack itself is not asked").noneMatch(SeaInterceptionPassed.class::isInstance);
        war.plays(sail("s_celtique"));
        assertThat(war.events()).noneMatch(SeaInterceptionPassed.class::isInstance);
    }

    @Test
    void attritionOfAnAnnouncedActionComesBeforeTheInterceptions() {
        var war = moving(channel("cruiser", "s_celtique", TWO)).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")), Optional.of(NavalAction.battle(new StackId("cruiser")))).path().isEmpty()
                ? sail("s_celtique") : new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")), Optional.of(NavalAction.battle(new StackId("cruiser")))));
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-brest");
    }

    // --- Beside the attacked stack ---------------------------------------------------------------------------------

    private static War helping(String country) {
        var situation = franceAgainstSpain().alliances(List.of("france"), List.of("england", "holland"), List.of("spain")).owner("cornwall", "england").level("cornwall", 1)
                .initiative("france", 12).initiative("england", 8).initiative("holland", 8).initiative("spain", 5)
                .fleet("brest", "france", "finistere", TWO).fleet("cruiser", "england", "s_celtique", TWO).fleet("helper", country, "s_manche", HELP);
        return moving(situation).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique")), Optional.of(NavalAction.battle(new StackId("cruiser")))))
                .plays(new RollNavalAttrition(new StackId("brest")), 1);
    }

    @Test
    void interceptorsOfItsCountryMayMergeWithTheAttackedStack() {
        var war = helping("england").plays(new InterceptAtSea(List.of(new StackId("helper"))), 8);
        assertThat(war.decision("sea-battle").options()).extracting(Option::command)
                .containsExactly(new FightFleetAtOnce(new StackId("brest")), new JoinAttackedFleet(new StackId("brest")));
        war.plays(new JoinAttackedFleet(new StackId("brest")));
        assertThat(war.board().fleet(new StackId("helper"))).isEmpty();
        assertThat(fleet(war, "cruiser").ships()).isEqualTo(new Ships(1, 0, 6, 0, 0, 0, 0).units());
        assertThat(fleet(war, "brest").action()).isEqualTo(NavalAction.battle(new StackId("cruiser")));
    }

    /** A naval stack carries one land stack: where both carry troops there is nothing to choose. */
    @Test
    void interceptorsWithTroopsDoNotMergeWithAnAttackedStackThatCarriesTroops() {
        var situation = franceAgainstSpain().charted().alliances(List.of("france"), List.of("england"), List.of("spain"))
                .initiative("france", 12).initiative("england", 8).initiative("spain", 5).fleet("brest", "france", "s_petites_antilles", TWO).fleet("cruiser", "england", "s_caraibes", FLEET).troopsAboard("first", 1, 0)
                .fleet("helper", "england", "s_caraibes", FLEET).troopsAboard("second", 1, 0);
        var war = moving(situation).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_caraibes")), Optional.of(NavalAction.battle(new StackId("cruiser")))))
                .plays(new RollNavalAttrition(new StackId("brest")), 1).plays(new InterceptAtSea(List.of(new StackId("helper"))), 8);

        assertThat(war.last(FleetCaught.class).interceptors()).containsExactly(new StackId("helper"));
        assertThat(fleet(war, "helper").aboard()).hasSize(1);
    }

    @Test
    void orTheyFightAtOnce() {
        var war = helping("england").plays(new InterceptAtSea(List.of(new StackId("helper"))), 8).plays(new FightFleetAtOnce(new StackId("brest")));
        assertThat(war.last(FleetCaught.class).interceptors()).containsExactly(new StackId("helper"));
        assertThat(fleet(war, "brest").action()).as("its own battle comes after this one").isNull();
    }

    @Test
    void shipsOfAnotherCountryFightAtOnce() {
        var war = helping("holland").plays(new InterceptAtSea(List.of(new StackId("helper"))), 8);
        assertThat(war.last(FleetCaught.class).interceptors()).containsExactly(new StackId("helper"));
    }

    // --- Several ---------------------------------------------------------------------------------------------------

    @Test
    void alliesAnnounceBeforeAnyDieFalls() {
        var situation = franceAgainstSpain().alliances(List.of("france"), List.of("england", "holland"), List.of("spain")).initiative("france", 12).initiative("spain", 5)
                .fleet("brest", "france", "finistere", TWO).fleet("first", "england", "s_celtique", TWO).fleet("second", "holland", "s_manche", TWO);
        var war = moving(situation).plays(sail("s_celtique"));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("sea-interception-england", "sea-interception-holland");
        war.plays(new InterceptAtSea(List.of(new StackId("second"))));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("sea-interception-england");
        war.plays(new InterceptAtSea(List.of(new StackId("first"))), 2, 9);
        assertThat(war.events()).filteredOn(SeaInterceptionAttempted.class::isInstance).extracting(event -> ((SeaInterceptionAttempted) event).stack())
                .as("in the order of the announcements").containsExactly(new StackId("second"), new StackId("first"));
        assertThat(voyage(war).interceptors()).extracting(Engaged::stack).containsExactly(new StackId("first"));
    }

    private static Situation three() {
        return franceAgainstSpain().alliances(List.of("france"), List.of("england"), List.of("spain")).initiative("france", 12).initiative("england", 10)
                .initiative("spain", 8).fleet("brest", "france", "finistere", TWO).fleet("first", "england", "s_celtique", TWO).fleet("second", "spain", "s_celtique", TWO);
    }

    @Test
    void twoAlliancesTryInTheOrderOfInitiative() {
        var war = moving(three()).plays(sail("s_celtique"));
        assertThat(war.decisions().getFirst().party()).isEqualTo("england");
        assertThat(war.refuses(new InterceptAtSea(List.of(new StackId("second")))).rule()).isEqualTo(Citation.of("EU-INT-SEA"));
        war.plays(new InterceptAtSea(List.of(new StackId("first"))), 1);
        assertThat(war.decisions().getFirst().party()).isEqualTo("spain");
    }

    @Test
    void onceOneAllianceHasSucceededTheOtherIsNotAsked() {
        var war = moving(three()).plays(sail("s_celtique")).plays(new InterceptAtSea(List.of(new StackId("first"))), 9);
        assertThat(voyage(war).awaits()).isEqualTo(Voyage.Awaits.BATTLE);
        assertThat(Told.of(war.refuses(new InterceptAtSea(List.of(new StackId("second")))).detail())).contains("eu.seawatch.refused-no-interception");
    }

    @Test
    void onlyEnemiesOfTheMoverAreAsked() {
        var war = moving(three().warBetween("france", "england").warBetween("england", "spain")).plays(sail("s_celtique"));
        war.plays(new LetFleetPass(new CountryId("england")));
        assertThat(war.last(InterceptionsOver.class).zone().value()).isEqualTo("s_celtique");
    }

    // --- Blockades -------------------------------------------------------------------------------------------------

    @Test
    void anInterceptorInABlockadedPortMustEscapeFirst() {
        var situation = channel("plymouth", "cornwall", TWO).fleet("guard", "france", "s_manche", FLEET).blockading("cornwall");
        var war = moving(situation).plays(sail("s_celtique"));
        // The guard is larger, of warships before the seventy-four: +1. A 6 is a 7 and stays in, a 7 is an 8 and comes out.
        var stays = War.on(war.board()).plays(new InterceptAtSea(List.of(new StackId("plymouth"))), 6);
        assertThat(stays.last(InterceptorRanBlockade.class).port().value()).isEqualTo("cornwall");
        assertThat(fleet(stays, "plymouth").at().value()).isEqualTo("cornwall");
        war.plays(new InterceptAtSea(List.of(new StackId("plymouth"))), 7, 10);
        assertThat(fleet(war, "plymouth").at().value()).isEqualTo("s_celtique");
    }

    @Test
    void aBlockaderWithoutACampaignDoesNotFightTheRunner() {
        var war = channel(14, "guard", "s_celtique", FLEET).blockading("finistere").war().declares("england", Campaign.NONE)
                .plays(new EndMovement(new CountryId("england"))).plays(new RollNavalAttrition(new StackId("guard")), 1)
                .declares("france", Campaign.PASSIVE).plays(sail("s_celtique")).plays(new RunBlockade(new StackId("brest")), 1);
        assertThat(war.last(BlockadeRun.class).engages()).isFalse();
    }

    // --- Odds and refusals -----------------------------------------------------------------------------------------

    @Test
    void theOddsOfTheAnnouncementAreExact() {
        var war = moving(channel("cruiser", "s_celtique", TWO).fleet("plymouth", "england", "cornwall", TWO)).plays(sail("s_celtique"));
        // The cruiser needs a 7 (+1): 4 of 10; the other the natural 10: 1 of 10. Together 1 - 6/10 x 9/10 = 46 of 100.
        var odds = war.rules().forecasts(war.board(), List.<EuCommand>of(new InterceptAtSea(List.of(new StackId("cruiser"), new StackId("plymouth"))))).getFirst().orElseThrow();
        var any = odds.figures().get("success");
        assertThat(any.weightOf(value -> value.equals(true)).intValue() * 100 / any.whole().intValue()).isEqualTo(46);
        assertThat(odds.figures()).containsKeys("cruiser/success", "plymouth/success");
    }

    @Test
    void aVoyageTellsWhoCouldInterceptItAndWhere() {
        var war = moving(channel("cruiser", "s_celtique", TWO));
        var preview = preview(war, sail("s_celtique", "s_manche"));
        // 4 of 10 in its own zone, 3 of 10 in the Channel; it tries once, where its chance is best.
        assertThat(preview.risks()).extracting(MovePreview.Risk::zone, MovePreview.Risk::fraction)
                .containsExactly(tuple("s_celtique", "2/5"), tuple("s_manche", "3/10"));
        assertThat(preview.caught()).isEqualTo("0.40");
    }

    @Test
    void aVoyageTellsTheBlockadeThatItMustEscape() {
        var war = moving(channel("guard", "s_celtique", FLEET).blockading("finistere"));
        var preview = preview(war, sail("s_celtique"));
        // +1: 7 and more escape, 4 of 10. Then the blockader intercepts with +1 - 1: 3 of 10.
        assertThat(preview.risks()).extracting(MovePreview.Risk::kind, MovePreview.Risk::fraction)
                .containsExactly(tuple("blockade", "3/5"), tuple("interception", "3/10"));
        assertThat(preview.caught()).isEqualTo("0.72");
    }

    private static MovePreview preview(War war, SailFleet command) {
        return war.rules().moves(war.board(), "brest").orElseThrow().stream().filter(option -> option.command().equals(command)).findFirst().orElseThrow().move();
    }

    @Test
    void aWrongAnnouncementIsRefusedWithTheLegalOnes() {
        var war = moving(channel("cruiser", "s_celtique", TWO).fleet("far", "england", "kent", TWO)).plays(sail("s_celtique"));
        for (var stacks : List.of(List.<String>of(), List.of("far"), List.of("nobody"), List.of("brest"), List.of("cruiser", "cruiser"), List.of("cruiser", "brest"))) {
            assertThat(war.refuses(new InterceptAtSea(stacks.stream().map(StackId::new).toList())).legal()).extracting(Option::command)
                    .containsExactly(new InterceptAtSea(List.of(new StackId("cruiser"))), new LetFleetPass(new CountryId("england")));
        }
        assertThat(war.refuses(new LetFleetPass(new CountryId("france"))).rule()).isEqualTo(Citation.of("EU-INT-SEA"));
        assertThat(war.refuses(new LetFleetPass(null)).legal()).hasSize(2);
        assertThat(Told.of(war.refuses(new FightFleetAtOnce(new StackId("brest"))).detail())).contains("eu.seawatch.refused-no-battle-to-join");
        assertThat(Told.of(war.refuses(new JoinAttackedFleet(null)).detail())).contains("eu.seawatch.refused-no-battle-to-join");
    }

    @Test
    void nothingIsInterceptedBetweenVoyages() {
        assertThat(Told.of(moving(channel("cruiser", "s_celtique", TWO)).refuses(new InterceptAtSea(List.of(new StackId("cruiser")))).detail())).contains("eu.seawatch.refused-nothing-sails");
    }
}
