package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.naval.NavalDeed;
import tercio.domain.eu.play.flotilla.FlotillaCommand.SailAlone;
import tercio.domain.eu.play.flotilla.FlotillaCommand.SailUnder;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.seafight.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.play.seafight.SeaFightCommand.AttackFleet;
import tercio.domain.eu.play.seafight.SeaFightCommand.FightAtSea;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.InterceptAtSea;
import tercio.domain.eu.play.shiploss.ShipLossCommand.LoseShips;
import tercio.domain.eu.play.shiploss.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/** A naval stack of contingents of several countries: they sail, attack, blockade and lose ships as one (EU-CMD-3, EU-STACK-7, l.408, l.848, l.856). */
class ContingentsAtSeaTest {

    private static final Ships FIVE = new Ships(1, 0, 3, 2, 0, 0, 0);
    private static final Ships TURKS = new Ships(3, 0, 0, 24, 0, 0, 0);

    /** Spain and Venice lie in the Ionian Sea, the Turks in the Adriatic. */
    private static Situation league() {
        return franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_ionienne", FIVE, "juan").fleet("bandiera", "venice", "s_ionienne", FIVE).fleet("kapudan", "turkey", "s_adriatique", TURKS);
    }

    private static War joined() {
        return league().war().declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE).plays(new SailUnder("bandiera", "lleida"));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(id).orElseThrow();
    }

    private static List<EuCommand> moves(War war, String id) {
        return War.RULES.moves(war.board(), id).orElse(List.of()).stream().map(option -> (EuCommand) option.command()).toList();
    }

    // --- One stack -----------------------------------------------------------------------------------------------------

    @Test
    void aContingentSailsUnderTheStackOfTheCommanderAndBack() {
        var war = league().war().declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE);
        assertThat(moves(war, "bandiera")).contains(new SailUnder("bandiera", "lleida"));
        assertThat(war.refuses(new SailUnder("lleida", "bandiera")).detail()).as("Don Juan commands").contains("Spain would command");
        war.plays(new SailUnder("bandiera", "lleida"));
        assertThat(moves(war, "bandiera")).contains(new SailAlone("bandiera")).noneMatch(SailFleet.class::isInstance);
        assertThat(war.refuses(new SailFleet("bandiera", List.of("s_adriatique"))).rule()).isEqualTo(Citation.of("EU-CMD-3"));
        war.plays(new SailAlone("bandiera"));
        assertThat(moves(war, "bandiera")).anyMatch(SailFleet.class::isInstance);
    }

    @Test
    void stacksOfEnemiesOrOfOneCountryAreNot() {
        var war = league().fleet("galera", "spain", "s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0)).fleet("reis", "turkey", "s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0)).war()
                .declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE);
        assertThat(war.refuses(new SailUnder("galera", "lleida")).rule()).isEqualTo(Citation.of("EU-STACK-7"));
        assertThat(war.refuses(new SailUnder("bandiera", "reis")).rule()).isEqualTo(Citation.of("EU-STACK-7"));
    }

    @Test
    void oneStackHasThreeCounters() {
        var war = franceAgainstSpain().alliances(List.of("spain", "venice"), List.of("turkey"), List.of("france")).initiative("spain", 25).initiative("venice", 20)
                .initiative("turkey", 10).initiative("france", 1).admiral("juan", "spain", 5, 5, 5)
                .fleet("lleida", "spain", "s_ionienne", new Ships(2, 0, 10, 0, 0, 0, 0), "juan").fleet("bandiera", "venice", "s_ionienne", new Ships(1, 0, 6, 0, 0, 0, 0)).war()
                .declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE);
        assertThat(war.refuses(new SailUnder("bandiera", "lleida")).rule()).as("a FLEET+ of Venice holds 5: the sixth is a fourth counter").isEqualTo(Citation.of("EU-STACK-2"));
    }

    // --- Sailing -------------------------------------------------------------------------------------------------------

    @Test
    void theySailTogetherByTheCampaignOfTheCommander() {
        var war = joined().plays(new SailFleet("lleida", List.of("s_adriatique")));
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new RollNavalAttrition("lleida"), 1, 1);
        assertThat(List.of("lleida", "bandiera")).allSatisfy(id -> {
            assertThat(fleet(war, id).at()).isEqualTo("s_adriatique");
            assertThat(fleet(war, id).moved()).isTrue();
        });
        assertThat(war.board().countries().get("spain").deeds()).as("two FLEETs by the campaign of Spain").containsExactly(new NavalDeed("lleida", 2, true, false));
        assertThat(war.board().countries().get("venice").deeds()).isEmpty();
    }

    // --- Lepanto as an attack ------------------------------------------------------------------------------------------

    @Test
    void spainAndVeniceAttackTheTurksTogether() {
        var war = joined().plays(new SailFleet("lleida", List.of("s_adriatique"), Optional.of(NavalAction.battle("kapudan")))).plays(new RollNavalAttrition("lleida"), 1, 1);
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new EndMovement("spain")).plays(new EndMovement("venice")).plays(new AttackFleet("lleida")).plays(new AcceptSeaBattle("kapudan"));
        assertThat(war.last(SeaBattleJoined.class).phasing()).containsExactly("lleida", "bandiera");
        while (war.board().phase() instanceof Phase.Battles && war.events().stream().noneMatch(SeaBattleFought.class::isInstance)) {
            war.plays((EuCommand) (war.decisions().getFirst().options().getFirst().command()), name -> OptionalInt.of(1));
        }
        var league = war.last(SeaBattleFought.class).battle().phasing();
        assertThat(league.units().nwd() + league.units().ngd()).as("5 Spanish and 5 Venetian ships").isEqualTo(10);
        assertThat(league.country()).isEqualTo("spain");
    }

    @Test
    void whoAttacksOneOfThemMeetsAll() {
        var war = league().initiative("turkey", 30).war().declares("turkey", Campaign.MULTIPLE).plays(new EndMovement("turkey"));
        while (war.decisions().getFirst().id().startsWith("naval-attrition")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(1));
        }
        war.declares("spain", Campaign.MAJOR).declares("venice", Campaign.PASSIVE).plays(new SailUnder("bandiera", "lleida"));
        assertThat(Blockaders.with(War.RULES.board(war.board()), fleet(war, "bandiera"))).extracting(NavalStack::id)
                .containsExactlyInAnyOrder("lleida", "bandiera");
    }

    // --- Losses --------------------------------------------------------------------------------------------------------

    /** One roll for both; what they lose is shared in proportion to their ships, and each country chooses its own. */
    @Test
    void attritionIsRolledOnceAndSharedByTheirShips() {
        var war = joined().plays(new EndMovement("spain")).plays(new EndMovement("venice"));
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-lleida");
        int before = fleet(war, "lleida").ships().thirds() + fleet(war, "bandiera").ships().thirds();
        war.plays(new RollNavalAttrition("lleida"), name -> OptionalInt.of(10));
        while (war.decisions().getFirst().id().startsWith("ship-losses")) {
            var decision = war.decisions().getFirst();
            assertThat(decision.party()).isIn("spain", "venice");
            war.plays((LoseShips) decision.options().getFirst().command());
        }
        int lostBySpain = FIVE.units().thirds() - war.board().fleet("lleida").map(stack -> stack.ships().thirds()).orElse(0);
        int lostByVenice = FIVE.units().thirds() - war.board().fleet("bandiera").map(stack -> stack.ships().thirds()).orElse(0);
        assertThat(lostBySpain + lostByVenice).isBetween(1, before);
        assertThat(Math.abs(lostBySpain - lostByVenice)).as("5 ships each: half each, but for the thirds of a ship").isLessThanOrEqualTo(3);
        assertThat(war.decisions()).noneMatch(decision -> decision.id().equals("naval-attrition-bandiera"));
    }

    // --- Interception --------------------------------------------------------------------------------------------------

    @Test
    void theyInterceptAsOneWithOneDie() {
        var war = league().initiative("turkey", 1).initiative("france", 2).war();
        war = war.declares("spain", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE).plays(new SailUnder("bandiera", "lleida")).plays(new EndMovement("spain"))
                .plays(new EndMovement("venice"));
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().startsWith("naval-attrition")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(1));
        }
        war.waits("france");
        war.declares("turkey", Campaign.MULTIPLE).plays(new SailFleet("kapudan", List.of("s_ionienne")));
        assertThat(war.decision("sea-interception").options()).extracting(Option::command).contains(new InterceptAtSea(List.of("lleida")))
                .doesNotContain(new InterceptAtSea(List.of("bandiera")));
        war.plays(new InterceptAtSea(List.of("lleida")), 10);
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactlyInAnyOrder("lleida", "bandiera");
    }
}
