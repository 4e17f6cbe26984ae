package tercio.adapters.eia;

import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.FEUDAL_INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.http.Client;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.service.Service;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.CityGarrisoned;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.HoldSiege;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeLossesTaken;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.movement.play.MarchEvent.CorpsLostAtSea;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.supply.play.HungerLoss;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.eia.supply.play.SupplyCommand.OccupyStarvedCity;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.supply.play.SupplyCommand.TakeForageLosses;
import tercio.domain.eia.supply.play.SupplyCommand.TakeHungerLosses;
import tercio.domain.eia.supply.play.SupplyEvent.BesiegedForaged;
import tercio.domain.eia.supply.play.SupplyEvent.CityStarvedOut;
import tercio.domain.eia.supply.play.SupplyEvent.CorpsStarved;
import tercio.domain.eia.supply.play.SupplyEvent.ForageLossesTaken;
import tercio.domain.eia.supply.play.SupplyEvent.HungerLossesTaken;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.given.Thorough;
import tercio.domain.map.SpaceId;

/** Losses and remains of corps that no rule reveals: of two games that differ in them, the enemy and a spectator are told the same. */
@Thorough("Two services play each game twice: twins. CampaignSecretsTest asks every channel in the short tier.")
@ExtendWith(HiddenKinds.class)
public class UnseenLossesTwinsTest {

    private static final String RUSSIANS = "russia-i";
    /** With four spires each. */
    private static final String ODESSA = "244";
    private static final String ISMAIL = "518";
    private static final String FAR = "516";
    private static final EiaScenario PRINTED = EiaScenarios.find("turkey-russia").orElseThrow();

    private static List<Service> services;
    private static List<Client> clients;

    @BeforeAll
    static void start() {
        services = CampaignTwins.services();
        clients = services.stream().map(service -> new Client(service.port())).toList();
    }

    @AfterAll
    static void stop() {
        clients.forEach(Client::close);
        services.forEach(Service::close);
    }

    private static CampaignTwins twins(EiaScenario one, EiaScenario other) {
        return CampaignTwins.of(clients, one, other);
    }

    private static EndStep ends(Power power, LandStep step) {
        return new EndStep(power, step);
    }

    private static Factors factors(FactorType type, int count) {
        return Factors.of(type, count);
    }

    // --- Set-ups ---------------------------------------------------------------------------------------------------

    private static EiaScenario with(List<CorpsAtStart> corps, Map<UnitId, Factors> strengths, List<SupplyFleet> fleets, Set<String> ungarrisoned, Set<String> withoutDepot) {
        var all = new HashMap<>(PRINTED.strengths());
        all.putAll(strengths);
        boolean away = corps.stream().anyMatch(each -> each.corps().equals(new UnitId("turkey-i-janissary")) && !each.area().equals(new SpaceId(ISMAIL)));
        var leaders = PRINTED.leaders().stream().map(leader -> away && leader.leader().equals(new EiaLeaderId("grand-vizier")) ? new LeaderAtStart(leader.leader(), new SpaceId(FAR), false) : leader).toList();
        return new EiaScenario(PRINTED.name(), PRINTED.from(), PRINTED.to(), PRINTED.powers(), corps, all, leaders,
                PRINTED.garrisons().stream().filter(garrison -> !ungarrisoned.contains(garrison.area().value())).toList(), PRINTED.depots().stream().filter(depot -> !withoutDepot.contains(depot.area().value())).toList(),
                PRINTED.irregulars(), fleets, PRINTED.provinces(), PRINTED.cities(), PRINTED.diplomacy());
    }

    private static List<CorpsAtStart> corps(UnaryOperator<CorpsAtStart> placed) {
        return PRINTED.corps().stream().map(placed).toList();
    }

    private static CorpsAtStart at(CorpsAtStart corps, String area, boolean city) {
        return new CorpsAtStart(corps.corps(), corps.power(), new SpaceId(area), city);
    }

    /** Russia without depots near its corps. */
    private static EiaScenario hungry(Factors first, Factors second) {
        return with(PRINTED.corps(), Map.of(new UnitId(RUSSIANS), first, new UnitId("russia-ii"), second), PRINTED.fleets(), Set.of(), Set.of("244", "264", "513"));
    }

    /** Russians inside Odessa, Turks before it. */
    private static EiaScenario odessa(Factors inside) {
        return with(corps(each -> each.corps().equals(new UnitId(RUSSIANS)) ? at(each, ODESSA, true) : each.corps().value().matches("turkey-f[123]") ? at(each, ODESSA, false) : each),
                Map.of(new UnitId(RUSSIANS), inside), PRINTED.fleets(), Set.of(ODESSA), Set.of(ODESSA));
    }

    /** The Turks are away; Russians stand before Ismail, with or without a garrison inside. */
    private static EiaScenario ismail(Factors russians, boolean before, Set<String> ungarrisoned) {
        return with(corps(each -> each.corps().equals(new UnitId(RUSSIANS)) && before ? at(each, ISMAIL, false)
                : each.corps().value().startsWith("turkey") && !(each.corps().equals(new UnitId("turkey-f1")) && !before) ? at(each, FAR, false) : each),
                Map.of(new UnitId(RUSSIANS), russians, new UnitId("turkey-f1"), factors(FEUDAL_INFANTRY, before ? 6 : 1)), PRINTED.fleets(), ungarrisoned, Set.of(ISMAIL));
    }

    /** Odessa is besieged for a month, and Russia is in supply again. */
    private static CampaignTwins besieged(CampaignTwins twins) {
        Stream.of(ends(RUSSIA, LandStep.DEPOTS), ends(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), ends(RUSSIA, LandStep.GUERILLAS), ends(TURKEY, LandStep.DEPOTS),
                new BesiegeCity(TURKEY, new SpaceId(ODESSA)), ends(TURKEY, LandStep.MOVEMENT), new PaySupply(TURKEY), new HoldSiege(TURKEY, new SpaceId(ODESSA)), ends(TURKEY, LandStep.GUERILLAS),
                ends(RUSSIA, LandStep.DEPOTS), ends(RUSSIA, LandStep.MOVEMENT)).forEach(twins::play);
        return twins;
    }

    // --- Twins -----------------------------------------------------------------------------------------------------

    /** A 6 costs the corps a factor: a man of the militia, or a foot soldier. */
    @Hides({TakeForageLosses.class, ForageLossesTaken.class})
    @Test
    void whichFactorForagingCostsIsItsOwners() {
        var twins = twins(hungry(new Factors(Map.of(INFANTRY, 5, MILITIA, 4)), factors(MILITIA, 5)), hungry(new Factors(Map.of(INFANTRY, 5, MILITIA, 4)), factors(MILITIA, 5)));
        twins.play(ends(RUSSIA, LandStep.DEPOTS)).play(ends(RUSSIA, LandStep.MOVEMENT)).play(new ForageCorps(RUSSIA, new UnitId(RUSSIANS)), 6);
        var militia = new TakeForageLosses(RUSSIA, new UnitId(RUSSIANS), Optional.of(factors(MILITIA, 1)), List.of());
        var foot = new TakeForageLosses(RUSSIA, new UnitId(RUSSIANS), Optional.of(factors(INFANTRY, 1)), List.of());

        twins.play(militia, foot).alikeFor(TURKEY, RUSSIA, List.of(militia, foot));
    }

    @Hides({CorpsStarved.class, EiaScenario.class})
    @Test
    void aCorpsThatStarvesDoesNotTellWhatItWas() {
        var twins = twins(hungry(factors(INFANTRY, 5), factors(MILITIA, 1)), hungry(factors(INFANTRY, 5), factors(INFANTRY, 1)));
        twins.play(ends(RUSSIA, LandStep.DEPOTS)).play(ends(RUSSIA, LandStep.MOVEMENT)).play(new ForageCorps(RUSSIA, new UnitId("russia-ii")), 6);

        twins.alikeFor(TURKEY, RUSSIA, List.of(new ForageCorps(RUSSIA, new UnitId("russia-ii"))));
    }

    /** Two of three factors starve inside, or two of four. */
    @Hides({BesiegedForaged.class, TakeHungerLosses.class, HungerLossesTaken.class})
    @Test
    void whatIsInsideAndWhatStarvesThereIsItsOwners() {
        var twins = besieged(twins(odessa(new Factors(Map.of(INFANTRY, 2, MILITIA, 1))), odessa(new Factors(Map.of(INFANTRY, 2, MILITIA, 2)))));
        twins.play(new ForageInCity(RUSSIA, new SpaceId(ODESSA)), 5).alikeFor(TURKEY, RUSSIA, List.of(new ForageInCity(RUSSIA, new SpaceId(ODESSA))));
        var mixed = new TakeHungerLosses(RUSSIA, new SpaceId(ODESSA), List.of(new HungerLoss(new UnitId(RUSSIANS), new Factors(Map.of(INFANTRY, 1, MILITIA, 1)))));
        var militia = new TakeHungerLosses(RUSSIA, new SpaceId(ODESSA), List.of(new HungerLoss(new UnitId(RUSSIANS), factors(MILITIA, 2))));

        twins.play(mixed, militia).alikeFor(TURKEY, RUSSIA, List.of(mixed, militia));
    }

    @Hides(CityStarvedOut.class)
    @Test
    void aCityThatStarvesDoesNotTellWhoWasInside() {
        var twins = besieged(twins(odessa(factors(MILITIA, 1)), odessa(factors(INFANTRY, 1))));

        twins.play(new ForageInCity(RUSSIA, new SpaceId(ODESSA)), 6).alikeFor(TURKEY, RUSSIA, List.of(new ForageInCity(RUSSIA, new SpaceId(ODESSA))));
    }

    private static EiaScenario aboard(Factors held) {
        var fleet = List.of(new SupplyFleet(new FleetId("russia-fleet-1"), RUSSIA, new SpaceId("717"), Optional.empty()));
        var corps = corps(each -> each.corps().equals(new UnitId("russia-ii")) ? new CorpsAtStart(each.corps(), each.power(), new SpaceId("717"), false, Optional.of(new FleetId("russia-fleet-1"))) : each);
        return with(corps, Map.of(new UnitId("russia-ii"), held), fleet, Set.of(), Set.of());
    }

    @Hides(CorpsLostAtSea.class)
    @Test
    void aCorpsThatIsLostAtSeaDoesNotTellWhatItWas() {
        var twins = twins(aboard(factors(MILITIA, 4)), aboard(factors(INFANTRY, 7)));

        twins.play(ends(RUSSIA, LandStep.DEPOTS)).play(ends(RUSSIA, LandStep.MOVEMENT)).alikeFor(TURKEY, RUSSIA, List.of(ends(RUSSIA, LandStep.MOVEMENT)));
    }

    /** EIA-7.5.4.1.2.1: a sortie reveals no force. */
    @Hides({TakeSiegeLosses.class, SiegeLossesTaken.class})
    @Test
    void whichFactorASortieCostsIsTheBesiegers() {
        var russians = new Factors(Map.of(INFANTRY, 5, MILITIA, 1));
        var twins = twins(ismail(russians, true, Set.of()), ismail(russians, true, Set.of()));
        Stream.of(ends(RUSSIA, LandStep.DEPOTS), new BesiegeCity(RUSSIA, new SpaceId(ISMAIL)), ends(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA)).forEach(twins::play);
        twins.play(new AttemptAssault(RUSSIA, new SpaceId(ISMAIL)), 1).play(new DecideSortie(TURKEY, new SpaceId(ISMAIL), true), 2);
        var foot = new TakeSiegeLosses(RUSSIA, new SpaceId(ISMAIL), List.of(new FactorShare(new UnitId(RUSSIANS), INFANTRY, 1)));
        var militia = new TakeSiegeLosses(RUSSIA, new SpaceId(ISMAIL), List.of(new FactorShare(new UnitId(RUSSIANS), MILITIA, 1)));

        twins.play(foot, militia).alikeFor(TURKEY, RUSSIA, List.of(foot, militia));
    }

    /** A foot soldier, or a horseman who becomes one, is left in the city after a combat. */
    @Hides({OccupyCity.class, CityGarrisoned.class})
    @Test
    void whatIsLeftInACityAfterACombatIsItsOwners() {
        var russians = new Factors(Map.of(INFANTRY, 6, CAVALRY, 1));
        var twins = twins(ismail(russians, false, Set.of(ISMAIL)), ismail(russians, false, Set.of(ISMAIL)));
        twins.play(ends(RUSSIA, LandStep.DEPOTS));
        Stream.of(RUSSIANS, "russia-ii", "russia-iii").forEach(corps -> twins.play(new MoveCorps(RUSSIA, new UnitId(corps), List.of(new SpaceId(ISMAIL)), List.of())));
        Stream.of(ends(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new ChooseCombat(RUSSIA, new SpaceId(ISMAIL), false), new RetireIntoCity(TURKEY, List.of(), List.of(), List.of(), List.of()),
                new ChooseChit(RUSSIA, Optional.of(OperationalChit.ASSAULT)), new ChooseChit(TURKEY, Optional.of(OperationalChit.COUNTERATTACK)), FightRound.plain(RUSSIA)).forEach(twins::play);
        twins.play(FightRound.plain(TURKEY), 5, 5);
        var foot = new OccupyCity(RUSSIA, new SpaceId(ISMAIL), List.of(), List.of(new LossOf(new UnitId(RUSSIANS), INFANTRY, 1)), List.of());
        var horse = new OccupyCity(RUSSIA, new SpaceId(ISMAIL), List.of(), List.of(new LossOf(new UnitId(RUSSIANS), CAVALRY, 1)), List.of());

        twins.play(foot, horse).alikeFor(TURKEY, RUSSIA, List.of(foot, horse));
    }

    /** The Turkish garrison of Ismail has starved; a foot soldier, or a horseman who becomes one, is left there. */
    @Hides(OccupyStarvedCity.class)
    @Test
    void whatIsLeftInAStarvedCityIsTheBesiegers() {
        var russians = new Factors(Map.of(INFANTRY, 6, CAVALRY, 1));
        var twins = twins(starving(russians), starving(russians));
        Stream.of(ends(RUSSIA, LandStep.DEPOTS), new BesiegeCity(RUSSIA, new SpaceId(ISMAIL)), ends(RUSSIA, LandStep.MOVEMENT), new PaySupply(RUSSIA), new HoldSiege(RUSSIA, new SpaceId(ISMAIL)),
                ends(RUSSIA, LandStep.GUERILLAS), ends(TURKEY, LandStep.DEPOTS), ends(TURKEY, LandStep.MOVEMENT)).forEach(twins::play);
        twins.play(new ForageInCity(TURKEY, new SpaceId(ISMAIL)), 6);
        var foot = new OccupyStarvedCity(RUSSIA, new SpaceId(ISMAIL), List.of(), List.of(new FactorShare(new UnitId(RUSSIANS), INFANTRY, 1)));
        var horse = new OccupyStarvedCity(RUSSIA, new SpaceId(ISMAIL), List.of(), List.of(new FactorShare(new UnitId(RUSSIANS), CAVALRY, 1)));

        twins.play(foot, horse).alikeFor(TURKEY, RUSSIA, List.of(foot, horse));
    }

    private static EiaScenario starving(Factors russians) {
        var scenario = ismail(russians, true, Set.of(ISMAIL));
        var garrisons = Stream.concat(scenario.garrisons().stream(), Stream.of(new EiaScenario.GarrisonAtStart(new SpaceId(ISMAIL), new NationId("turkey"), factors(INFANTRY, 1)))).toList();
        return new EiaScenario(scenario.name(), scenario.from(), scenario.to(), scenario.powers(), scenario.corps(), scenario.strengths(), scenario.leaders(), garrisons, scenario.depots(),
                scenario.irregulars(), scenario.fleets(), scenario.provinces(), scenario.cities(), scenario.diplomacy());
    }
}
