package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.CommandPassedOn;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailAlone;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailUnder;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetDivided;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetOnItsOwn;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.ships.SharedLosses;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.MeetPirates;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.game.Option;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** A naval stack of contingents of several countries: they sail, attack, blockade and lose ships as one (EU-CMD-3, EU-STACK-7, l.408, l.848, l.856). */
class ContingentsAtSeaTest {

    private static final Ships FIVE = new Ships(1, 0, 3, 2, 0, 0, 0);
    private static final Ships TURKS = new Ships(3, 0, 0, 24, 0, 0, 0);

    /** Spain and Venice lie in the Ionian Sea, the Turks in the Adriatic. */
    private static Situation league() {
        return franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 0, 5, 5)
                .fleet("lleida", "spain", "s_ionienne", FIVE, "juan").fleet("bandiera", "venice", "s_ionienne", FIVE).fleet("kapudan", "turkey", "s_adriatique", TURKS);
    }

    private static War joined() {
        return league().war().declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE).plays(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    private static List<EuCommand> moves(War war, String id) {
        return War.RULES.moves(war.board(), id).orElse(List.of()).stream().map(option -> (EuCommand) option.command()).toList();
    }

    /** A galley does not go out into the ocean: the warships that lead it lie in Andalucía, and there is no voyage to choose. */
    @Test
    void aCompanyThatMayGoNowhereIsNotAskedWhereItSails() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("france")).initiative("spain", 25).initiative("venice", 20).initiative("france", 1)
                .fleet("nave", "venice", "andalucia", new Ships(0, 0, 2, 0, 0, 0, 0)).fleet("galera", "spain", "andalucia", new Ships(0, 0, 0, 1, 0, 0, 0))
                .war().declares("spain", Campaign.PASSIVE).declares("venice", Campaign.PASSIVE);
        assertThat(moves(war, "nave")).as("alone it may").anyMatch(SailFleet.class::isInstance);
        war.plays(new SailUnder(new StackId("galera"), new StackId("nave")));

        assertThat(moves(war, "nave")).noneMatch(SailFleet.class::isInstance);
        assertThat(war.decisions()).isNotEmpty().allSatisfy(decision -> assertThat(decision.movers()).allSatisfy(mover ->
                assertThat(moves(war, mover)).as("what %s may do", mover).isNotEmpty()));
    }

    // --- One stack -----------------------------------------------------------------------------------------------------

    @Test
    void aContingentSailsUnderTheStackOfTheCommanderAndBack() {
        var war = league().war().declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE);
        assertThat(moves(war, "bandiera")).contains(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        assertThat(Told.of(war.refuses(new SailUnder(new StackId("lleida"), new StackId("bandiera"))).detail())).as("Don Juan commands").contains("eu.flotilla.refused-commander: who Spain");
        war.plays(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        assertThat(moves(war, "bandiera")).contains(new SailAlone(new StackId("bandiera"))).noneMatch(SailFleet.class::isInstance);
        assertThat(war.refuses(new SailFleet(new StackId("bandiera"), List.of(new SpaceId("s_adriatique")))).rule()).isEqualTo(Citation.of("EU-CMD-3"));
        war.plays(new SailAlone(new StackId("bandiera")));
        assertThat(moves(war, "bandiera")).anyMatch(SailFleet.class::isInstance);
    }

    @Test
    void stacksOfEnemiesOrOfOneCountryAreNot() {
        var war = league().fleet("galera", "spain", "s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0)).fleet("reis", "turkey", "s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0)).war()
                .declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE);
        assertThat(war.refuses(new SailUnder(new StackId("galera"), new StackId("lleida"))).rule()).isEqualTo(Citation.of("EU-STACK-7"));
        assertThat(war.refuses(new SailUnder(new StackId("bandiera"), new StackId("reis"))).rule()).isEqualTo(Citation.of("EU-STACK-7"));
    }

    @Test
    void oneStackHasThreeCounters() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_ionienne", new Ships(2, 0, 10, 0, 0, 0, 0), "juan").fleet("bandiera", "venice", "s_ionienne", new Ships(1, 0, 6, 0, 0, 0, 0)).war()
                .declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE);
        assertThat(war.refuses(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).rule()).as("a FLEET+ of Venice holds 5: the sixth is a fourth counter").isEqualTo(Citation.of("EU-STACK-2"));
    }

    // --- Sailing -------------------------------------------------------------------------------------------------------

    @Test
    void theySailTogetherByTheCampaignOfTheCommander() {
        var war = joined().plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_adriatique"))));
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new RollNavalAttrition(new StackId("lleida")), 1);
        assertThat(List.of("lleida", "bandiera")).allSatisfy(id -> {
            assertThat(fleet(war, id).at().value()).isEqualTo("s_adriatique");
            assertThat(fleet(war, id).moved()).isTrue();
        });
        assertThat(war.board().countries().get(new CountryId("spain")).deeds()).as("two FLEETs by the campaign of Spain").containsExactly(new NavalActivity(new StackId("lleida"), 2, true, false));
        assertThat(war.board().countries().get(new CountryId("venice")).deeds()).isEmpty();
    }

    // --- Lepanto as an attack ------------------------------------------------------------------------------------------

    @Test
    void spainAndVeniceAttackTheTurksTogether() {
        var war = joined().plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_adriatique")), Optional.of(NavalAction.battle(new StackId("kapudan"))))).plays(new RollNavalAttrition(new StackId("lleida")), 1);
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new EndMovement(new CountryId("spain"))).plays(new EndMovement(new CountryId("venice"))).plays(new AttackFleet(new StackId("lleida"))).plays(new AcceptSeaBattle(new StackId("kapudan")));
        assertThat(war.last(SeaBattleJoined.class).phasing()).containsExactly(new StackId("lleida"), new StackId("bandiera"));
        while (war.board().phase() instanceof Phase.Battles && war.events().stream().noneMatch(SeaBattleFought.class::isInstance)) {
            war.plays((EuCommand) (war.decisions().getFirst().options().getFirst().command()), name -> OptionalInt.of(1));
        }
        var league = war.last(SeaBattleFought.class).battle().phasing();
        assertThat(league.units().nwd() + league.units().ngd()).as("5 Spanish and 5 Venetian ships").isEqualTo(10);
        assertThat(league.country().value()).isEqualTo("spain");
    }

    @Test
    void whoAttacksOneOfThemMeetsAll() {
        var war = league().initiative("turkey", 30).war().declares("turkey", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("turkey")));
        while (war.decisions().getFirst().id().startsWith("naval-attrition")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(1));
        }
        war.declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE).plays(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        assertThat(Blockaders.jointBlockaders(War.RULES.board(war.board()), fleet(war, "bandiera"))).extracting(NavalStack::id)
                .containsExactlyInAnyOrder(new StackId("lleida"), new StackId("bandiera"));
    }

    // --- Losses --------------------------------------------------------------------------------------------------------

    /** One roll for both; what they lose is shared in proportion to their ships, and each country chooses its own. */
    @Test
    void attritionIsRolledOnceAndSharedByTheirShips() {
        var war = joined().plays(new EndMovement(new CountryId("spain"))).plays(new EndMovement(new CountryId("venice")));
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-lleida");
        int before = fleet(war, "lleida").ships().thirds() + fleet(war, "bandiera").ships().thirds();
        war.plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(10));
        while (war.decisions().getFirst().id().startsWith("ship-losses")) {
            var decision = war.decisions().getFirst();
            assertThat(decision.party()).isIn("spain", "venice");
            war.plays((LoseShips) decision.options().getFirst().command());
        }
        int lostBySpain = FIVE.units().thirds() - war.board().fleet(new StackId("lleida")).map(stack -> stack.ships().thirds()).orElse(0);
        int lostByVenice = FIVE.units().thirds() - war.board().fleet(new StackId("bandiera")).map(stack -> stack.ships().thirds()).orElse(0);
        assertThat(lostBySpain + lostByVenice).isBetween(1, before);
        assertThat(Math.abs(lostBySpain - lostByVenice)).as("5 ships each: half each, but for the thirds of a ship").isLessThanOrEqualTo(3);
        assertThat(war.decisions()).noneMatch(decision -> decision.id().equals("naval-attrition-bandiera"));
    }

    // --- Interception --------------------------------------------------------------------------------------------------

    @Test
    void theyInterceptAsOneWithOneDie() {
        var war = league().initiative("turkey", 1).initiative("france", 2).war();
        war = war.declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE).plays(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).plays(new EndMovement(new CountryId("spain")))
                .plays(new EndMovement(new CountryId("venice")));
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().startsWith("naval-attrition")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(1));
        }
        war.waits("france");
        war.declares("turkey", Campaign.MULTIPLE).plays(new SailFleet(new StackId("kapudan"), List.of(new SpaceId("s_ionienne"))));
        while (war.decisions().getFirst().id().startsWith("shore-fire")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        assertThat(war.decision("sea-interception-spain").options()).extracting(Option::command).contains(new InterceptAtSea(List.of(new StackId("lleida"))))
                .doesNotContain(new InterceptAtSea(List.of(new StackId("bandiera"))));
        war.plays(new InterceptAtSea(List.of(new StackId("lleida"))), 10);
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactlyInAnyOrder(new StackId("lleida"), new StackId("bandiera"));
    }

    // --- Dropping and picking up on the way (l.510, l.1238) ------------------------------------------------------------

    /** Spain sails from the Adriatic to the Ionian Sea, where Venice lies, and pauses there. */
    private static War pausing(Campaign campaign) {
        return franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_adriatique", FIVE, "juan").fleet("bandiera", "venice", "s_ionienne", FIVE)
                .fleet("galera", "spain", "s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0)).fleet("kapudan", "turkey", "s_levantin", TURKS).war()
                .declares("spain", campaign).declares("venice", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_ionienne")), Optional.of(NavalAction.regrouping())));
    }

    private static War passed(War war) {
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        return war;
    }

    private static List<Object> offered(War war, String decision) {
        return war.decision(decision).options().stream().map(Option::command).map(command -> (Object) command).toList();
    }

    @Test
    void aStackPicksUpItsOwnShipsAndContingentsWhereItPauses() {
        var war = passed(pausing(Campaign.MAJOR));
        assertThat(offered(war, "sail-on-lleida")).contains(new JoinFleets(new StackId("galera"), new StackId("lleida")), new HeaveTo(new StackId("lleida")));
        assertThat(war.decision("sail-with-venice").party()).isEqualTo("venice");
        assertThat(offered(war, "sail-with-venice")).containsExactly(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        war.plays(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        assertThat(fleet(war, "bandiera").moved()).as("who is picked up has moved").isTrue();
        assertThat(offered(war, "sail-with-venice")).containsExactly(new SailAlone(new StackId("bandiera")));
        war.plays(new SailOn(new StackId("lleida"), List.of(new SpaceId("s_adriatique")), Optional.empty()));
        passed(war).plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(1));
        assertThat(List.of("lleida", "bandiera")).allSatisfy(id -> assertThat(fleet(war, id).at().value()).isEqualTo("s_adriatique"));
        assertThat(fleet(war, "galera").at().value()).as("nobody has picked it up").isEqualTo("s_ionienne");
        assertThat(fleet(war, "galera").moved()).isFalse();
        assertThat(war.board().countries().get(new CountryId("spain")).deeds()).as("a stack of two FLEETs has moved by the campaign of Spain").containsExactly(new NavalActivity(new StackId("lleida"), 2, true, false));
    }

    /** "You need to merge before battle": picked up on the way, they attack together where they meet the enemy. */
    @Test
    void theyMayAttackTogetherWhereTheyHavePaused() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_adriatique", FIVE, "juan").fleet("bandiera", "venice", "s_ionienne", FIVE)
                .fleet("reis", "turkey", "s_ionienne", new Ships(0, 0, 0, 3, 0, 0, 0)).war()
                .declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_ionienne")), Optional.of(NavalAction.regrouping())));
        passed(war).plays(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).plays(new SailOn(new StackId("lleida"), List.of(), Optional.of(NavalAction.battle(new StackId("reis")))))
                .plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(1));
        passed(war).plays(new EndMovement(new CountryId("spain"))).plays(new EndMovement(new CountryId("venice"))).plays(new AttackFleet(new StackId("lleida"))).plays(new AcceptSeaBattle(new StackId("reis")));
        assertThat(war.last(SeaBattleJoined.class).phasing()).containsExactly(new StackId("lleida"), new StackId("bandiera"));
    }

    @Test
    void aPassiveCampaignPicksUpNothingThatIsTooLarge() {
        var war = passed(pausing(Campaign.PASSIVE));
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("sail-with-venice");
        var refusal = war.refuses(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
        assertThat(Told.of(refusal.detail())).contains("eu.flotilla.refused-campaign");
    }

    @Test
    void whoHasMovedIsNotPickedUp() {
        var war = pausing(Campaign.MAJOR);
        war = passed(War.on(war.board().with(fleet(war, "bandiera").withMoved(true))));
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("sail-with-venice");
        assertThat(war.refuses(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).rule()).isEqualTo(Citation.of("EU-MOVE-REGROUP"));
    }

    /** A contingent that stays behind has moved, counts for the attrition of the whole and loses ships with it. */
    @Test
    void whoIsDroppedRollsWithTheVoyageAndSharesItsLosses() {
        var war = joined().plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_gabes")), Optional.of(NavalAction.regrouping())));
        passed(war).plays(new SailAlone(new StackId("bandiera")));
        assertThat(fleet(war, "bandiera").moved()).isTrue();
        assertThat(war.decisions()).extracting(decision -> decision.id()).doesNotContain("sail-with-venice");
        war.plays(new SailOn(new StackId("lleida"), List.of(new SpaceId("s_ionienne")), Optional.empty()));
        passed(war);
        assertThat(war.last(NavalAttritionDue.class).strain().dropped()).containsExactly(new StackId("bandiera"));
        int before = fleet(war, "lleida").ships().thirds() + fleet(war, "bandiera").ships().thirds();
        war.plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(10));
        int lost = war.last(NavalAttritionRolled.class).lostThirds();
        assertThat(lost).as("of all ten ships").isPositive();
        var owing = war.board().duties().stream().map(duty -> ((Duty.ShipLosses) duty)).toList();
        assertThat(owing).extracting(Duty.ShipLosses::stack).containsExactlyInAnyOrder(new StackId("lleida"), new StackId("bandiera"));
        assertThat(owing.stream().mapToInt(Duty.ShipLosses::thirds).sum()).isEqualTo(lost);
        assertThat(before).isEqualTo(2 * FIVE.units().thirds());
    }

    @Test
    void shipsOfOneCountryAreDroppedToo() {
        var war = passed(joined().plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_gabes")), Optional.of(NavalAction.regrouping()))));
        assertThat(war.decision("split-lleida").party()).isEqualTo("spain");
        war.plays(new DivideFleet(new StackId("lleida"), new Ships(0, 0, 1, 0, 0, 0, 0), List.of()));
        var part = war.last(FleetDivided.class).newStack().value();
        assertThat(fleet(war, part).moved()).isTrue();
        war.plays(new SailOn(new StackId("lleida"), List.of(new SpaceId("s_ionienne")), Optional.empty()));
        passed(war);
        assertThat(war.last(NavalAttritionDue.class).strain().dropped()).containsExactly(new StackId(part));
        assertThat(fleet(war, part).at().value()).isEqualTo("s_gabes");
    }

    /** "Only once during the whole move, even if all the units actually composing it changed" (l.1238). */
    @Test
    void whoHasTriedToInterceptItDoesNotTryAgainWhateverWasPickedUp() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_adriatique", FIVE, "juan").fleet("bandiera", "venice", "s_ionienne", FIVE)
                .fleet("reis", "turkey", "s_ionienne", new Ships(0, 0, 0, 3, 0, 0, 0)).war()
                .declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("lleida"), List.of(new SpaceId("s_ionienne")), Optional.of(NavalAction.regrouping()))).plays(new InterceptAtSea(List.of(new StackId("reis"))), 1);
        war.plays(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).plays(new SailOn(new StackId("lleida"), List.of(new SpaceId("s_adriatique")), Optional.empty()));
        assertThat(war.decisions()).extracting(decision -> decision.id()).noneMatch(id -> id.startsWith("sea-interception"));
    }

    @Test
    void aPauseIsNoEndlessVoyage() {
        var war = passed(pausing(Campaign.MAJOR));
        assertThat(war.refuses(new SailOn(new StackId("lleida"), List.of(), Optional.of(NavalAction.regrouping()))).rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        assertThat(joined().refuses(new SailFleet(new StackId("lleida"), List.of(), Optional.of(NavalAction.regrouping()))).rule()).isEqualTo(Citation.of("EU-MOVE-SEA"));
        war.plays(new HeaveTo(new StackId("lleida"))).plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(1));
        assertThat(war.decisions()).extracting(decision -> decision.id()).contains("movement-spain");
    }

    // --- What if the leading contingent is lost ------------------------------------------------------------------------

    /** All Spanish ships sink on the way: the troops aboard go on in those of Venice, as far as they have room. */
    @Test
    void whereTheLeadingShipsAreLostAnotherContingentLeadsOn() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "puglia", new Ships(0, 0, 1, 0, 0, 0, 0), "juan").fleet("bandiera", "venice", "puglia", FIVE)
                .owner("puglia", "spain").stack("tercio", "spain", "puglia", 0, 0, 1).war().declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.PASSIVE)
                .plays(new SailUnder(new StackId("bandiera"), new StackId("lleida"))).plays(new SailFleet(new StackId("lleida"), List.of(), Optional.of(NavalAction.embarkation(new StackId("tercio")))))
                .plays(new SailOn(new StackId("lleida"), List.of(new SpaceId("s_adriatique"), new SpaceId("dalmacija")), Optional.of(NavalAction.landing(new SpaceId("dalmacija")))));
        assertThat(fleet(war, "lleida").aboard()).extracting(troops -> troops.id()).containsExactly(new StackId("tercio"));
        var sunk = War.on(War.RULES.evolve(War.RULES.evolve(war.board(), new CommandPassedOn(new StackId("lleida"), new StackId("bandiera"))), new FleetLost(new StackId("lleida"), new SpaceId("puglia"), new NavalUnits(0, 0, 1, 0, 0, 0, 0))));
        assertThat(fleet(sunk, "bandiera").aboard()).extracting(troops -> troops.id()).containsExactly(new StackId("tercio"));
        assertThat(fleet(sunk, "bandiera").company()).as("it leads").isNull();
        sunk.plays(new RollNavalAttrition(new StackId("bandiera")), name -> OptionalInt.of(1));
        assertThat(sunk.board().stack(new StackId("tercio")).map(troops -> troops.province())).as("the voyage goes on as announced").contains(new SpaceId("dalmacija"));
    }

    @Test
    void attritionThatTakesTheLeadingShipsPassesTheCommandOn() {
        var war = league().war().declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE).plays(new SailUnder(new StackId("bandiera"), new StackId("lleida")));
        war = War.on(war.board().with(fleet(war, "lleida").withShips(new Ships(0, 0, 0, 0, 0, 1, 0).units()))).plays(new EndMovement(new CountryId("spain"))).plays(new EndMovement(new CountryId("venice")));
        // 10 - 6 + difficulty and distance: a percentage of 5 1/3 ships; the thirds that are over are of whoever has most left, so Spain keeps its third.
        war.plays(new RollNavalAttrition(new StackId("lleida")), name -> OptionalInt.of(10));
        assertThat(war.events()).noneMatch(CommandPassedOn.class::isInstance);
        assertThat(war.board().fleet(new StackId("lleida"))).isPresent();
    }

    /** The only Spanish ship, a transport under Don Juan, is captured with 15 of 35 ducats, and four Venetian warships have room for 20. */
    @Test
    void goldThatCorsairsLeaveGoesOnInTheShipsOfTheOthers() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("france")).initiative("spain", 25).initiative("venice", 20).initiative("france", 1)
                .admiral("juan", "spain", 0, 0, 0).fleet("flota", "spain", "s_cadix", new Ships(0, 0, 0, 0, 1, 0, 0), "juan").laden(10).fleet("bandiera", "venice", "s_cadix", new Ships(1, 0, 4, 0, 0, 0, 0))
                .corsairs("s_gascogne", new Raid(new CountryId("pirates"), 2, 0)).war().declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.PASSIVE).plays(new SailUnder(new StackId("bandiera"), new StackId("flota")));
        war = War.on(war.board().with(fleet(war, "flota").withCargo(List.of(), 35))).plays(new SailFleet(new StackId("flota"), List.of(new SpaceId("s_gascogne"), new SpaceId("s_celtique"))));
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("pirates-flota");
        // They find it with a 5, the escort fails with a 1, and the raid captures more than the one transport that there is.
        war.plays(new MeetPirates(new StackId("flota")), 5, 1, 1);
        assertThat(war.board().fleet(new StackId("flota"))).isEmpty();
        assertThat(war.last(ConvoyAttacked.class).plundered()).isEqualTo(15);
        assertThat(war.last(ConvoyAttacked.class).sunk()).isZero();
        assertThat(war.last(CommandPassedOn.class)).isEqualTo(new CommandPassedOn(new StackId("flota"), new StackId("bandiera")));
        assertThat(fleet(war, "bandiera").gold()).isEqualTo(20);
        assertThat(fleet(war, "bandiera").company()).as("it leads").isNull();
        assertThat(fleet(war, "bandiera").at().value()).as("the voyage goes on").isEqualTo("s_celtique");
        assertThat(war.decision("naval-attrition-bandiera").party()).isEqualTo("venice");
    }

    /** 5 and 5 ships of which 3 are lost: one and a half each, so one each and the third of the first. */
    @Test
    void lossesOfABattleAreInProportion() {
        assertThat(SharedLosses.thirds(new int[] {15, 15}, 9)).containsExactly(6, 3);
        assertThat(SharedLosses.thirds(new int[] {15, 6}, 9)).as("5 and 2 of 3: two and none, and one more of whom has most left").containsExactly(9, 0);
        assertThat(SharedLosses.thirds(new int[] {15, 15}, 7)).as("a ship each and a third").containsExactly(4, 3);
        assertThat(SharedLosses.thirds(new int[] {1, 15}, 16)).as("all of them").containsExactly(1, 15);
        assertThat(SharedLosses.ships(new int[] {4, 0, 2}, 3)).containsExactly(2, 0, 1);
        assertThat(SharedLosses.ships(new int[] {0, 0}, 0)).containsExactly(0, 0);
    }

    // --- Apart ---------------------------------------------------------------------------------------------------------

    @Test
    void contingentsThatAreApartAreStacksOfTheirOwn() {
        var war = joined();
        war = War.on(war.board().with(fleet(war, "bandiera").placedIn(new SpaceId("s_adriatique")))).plays(new EndMovement(new CountryId("spain")));
        assertThat(war.events()).contains(new FleetOnItsOwn(new StackId("bandiera")));
        assertThat(fleet(war, "bandiera").company()).isNull();
    }

    // --- A position as a set-up ----------------------------------------------------------------------------------------

    @Test
    void aPositionWithContingentsIsABeginningOfAGame() {
        var board = joined().board();
        var written = (WrittenScenario.Ready<EuScenario>) War.RULES.asScenario(board).orElseThrow();
        assertThat(written.scenario().navalStacks()).filteredOn(fleet -> fleet.id().equals(new StackId("bandiera"))).extracting(FleetAtStart::under).containsExactly(Optional.of(new StackId("lleida")));
        var again = War.RULES.start(written.scenario(), Readings.STANDARD);
        assertThat(SeaCompany.of(again, again.fleet(new StackId("lleida")).orElseThrow())).extracting(NavalStack::id).containsExactly(new StackId("lleida"), new StackId("bandiera"));
    }

    /** One stack of Spain and two of Venice blockade a port of the Turks: as contingents, and when they have parted; so does the game that begins there. */
    @Test
    void twoContingentsOfACountryBlockadeAsOneStackInASetUpToo() {
        var one = new Ships(0, 0, 0, 1, 0, 0, 0);
        var situation = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).level("moreas", 1)
                .fleet("lleida", "spain", "s_ionienne", new Ships(0, 1, 2, 0, 0, 0, 0)).blockading("moreas").fleet("bandiera", "venice", "s_ionienne", one).blockading("moreas")
                .fleet("galera", "venice", "s_ionienne", one).blockading("moreas");
        var start = situation.scenario();
        assertThat(War.RULES.faults(start)).as("apart").isEmpty();
        var under = start.navalStacks().stream().map(fleet -> fleet.id().equals(new StackId("lleida")) ? fleet : under(fleet, "lleida")).toList();
        assertThat(faults(start, under)).as("under Spain").isEmpty();
        var large = situation.fleet("galera2", "venice", "s_ionienne", new Ships(0, 0, 0, 3, 0, 0, 0)).blockading("moreas").scenario();
        assertThat(War.RULES.faults(large)).as("more than three counters").containsKey("/fleets/3/blockades");
    }

    /** The same stack as a contingent of the stack of an ally. */
    private static FleetAtStart under(FleetAtStart fleet, String lead) {
        return new FleetAtStart(fleet.id(), fleet.at(), fleet.country(), fleet.ships(), fleet.veteran(), fleet.leaders(), fleet.blockades(), fleet.convoy(), fleet.gold(),
                fleet.aboard(), fleet.supplies(), Optional.of(new StackId(lead)));
    }

    @Test
    void aContingentSailsUnderAnAllyWhoSailsUnderNobody() {
        assertThat(faults("bandiera", "lleida")).isEmpty();
        assertThat(faults("bandiera", "kapudan")).as("an enemy, elsewhere").containsKey("/fleets/1/under");
        assertThat(faults("bandiera", "nobody")).containsKey("/fleets/1/under");
        assertThat(faults("bandiera", "bandiera")).containsKey("/fleets/1/under");
    }

    private static Map<String, Sentence> faults(String stack, String lead) {
        var start = league().scenario();
        return faults(start, start.navalStacks().stream().map(fleet -> fleet.id().equals(new StackId(stack)) ? under(fleet, lead) : fleet).toList());
    }

    private static Map<String, Sentence> faults(EuScenario start, List<FleetAtStart> fleets) {
        return War.RULES.faults(new EuScenario(start.name(), start.period(), start.turn(), start.startRound(), start.poorWeather(), start.alliances(), start.countries(), start.leaders(),
                start.owners(), start.controllers(), start.fortresses(), start.stacks(), start.printedLeaders(), start.wars(), start.relations(), start.session(), Optional.of(fleets)));
    }

    /** The Portuguese have brought Spanish ships to the Gulf of Guinea, which Spain does not know: "only the commanding country carries this knowledge" (l.1651). */
    @Test
    void aContingentThatPartsInUnknownWatersLeavesThemByKnownOnes() {
        var war = franceAgainstSpain().alliances(List.of("portugal", "spain"), List.of("france")).initiative("portugal", 25).initiative("spain", 20).initiative("france", 1)
                .knows("portugal", "s_gambie", "s_guinee", "s_arguin").knows("spain", "s_gambie", "s_arguin").admiral("gama", "portugal", 5, 5, 5)
                .fleet("lisboa", "portugal", "s_gambie", new Ships(0, 0, 2, 0, 0, 0, 0), "gama").fleet("armada", "spain", "s_gambie", new Ships(0, 0, 1, 0, 0, 0, 0)).war()
                .declares("portugal", Campaign.MULTIPLE).declares("spain", Campaign.PASSIVE).plays(new SailUnder(new StackId("armada"), new StackId("lisboa")))
                .plays(new SailFleet(new StackId("lisboa"), List.of(new SpaceId("s_guinee")))).plays(new RollNavalAttrition(new StackId("lisboa")), 1).plays(new SailAlone(new StackId("armada")));

        var written = ((WrittenScenario.Ready<EuScenario>) War.RULES.asScenario(war.board()).orElseThrow()).scenario();
        assertThat(War.RULES.faults(written)).as("the position is one that the reader accepts").isEmpty();
        var next = War.on(war.board().with(fleet(war, "armada").withMoved(false)));
        assertThat(moves(next, "armada")).contains(new SailFleet(new StackId("armada"), List.of(new SpaceId("s_gambie")))).noneMatch(command -> command instanceof SailFleet sail
                && sail.path().size() > 1 && sail.path().contains(new SpaceId("s_guinee")));
    }
}
