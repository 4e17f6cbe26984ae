package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Relations.Attitude;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.scenario.adjustment.play.CountryChange;
import tercio.domain.eu.scenario.adjustment.play.DiplomacyChange;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.EuChange;
import tercio.domain.eu.scenario.adjustment.play.LeaderChange;
import tercio.domain.eu.scenario.adjustment.play.LeaderChange.LeaderCondition;
import tercio.domain.eu.scenario.adjustment.play.ProvinceChange;
import tercio.domain.eu.scenario.adjustment.play.RoundChange;
import tercio.domain.eu.scenario.adjustment.play.SeaChange;
import tercio.domain.eu.scenario.adjustment.play.StackChange;
import tercio.domain.eu.scenario.adjustment.play.WorldChange;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Faults of an adjustment of a war read in English and in French. */
class EuAdjustmentFaultsTest {

    private static final String SPINOLA = "espagne_a_spinola";
    private static final String MERCENARY = "mercenaires_anonymous_g1";
    private static final Ships NONE = new Ships(0, 0, 0, 0, 0, 0, 0);

    private static EuState board() {
        return franceAgainstSpain().stack("tercio", "spain", "castilla_la_nueva", 1, 0, 0).stack("army", "france", "ile_de_france", 1, 0, 0)
                .admiral("duc", "france", 3, 1, 1).fleet("toulon", "france", "s_lion", new Ships(0, 1, 4, 0, 2, 0, 0), "duc")
                .fleet("armada", "spain", "s_cadix", new Ships(0, 0, 1, 0, 5, 0, 0)).war().board();
    }

    private static List<Refusal.Fault> faults(EuChange... changes) {
        var verdict = War.RULES.adjustments().orElseThrow().decide(board(), new EuAdjustment("as agreed", List.of(changes)));
        assertThat(verdict).as("%s", List.of(changes)).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<?>) verdict).refusal().faults();
    }

    private static StackId stack(String id) {
        return new StackId(id);
    }

    private static SpaceId place(String id) {
        return new SpaceId(id);
    }

    private static CountryId country(String id) {
        return new CountryId(id);
    }

    private static LeaderChange.LeaderEntered entered(String leader, String country, String stack, String fleet) {
        return new LeaderChange.LeaderEntered(new LeaderId(leader), Optional.ofNullable(country).map(CountryId::new), Optional.ofNullable(stack).map(StackId::new),
                Optional.ofNullable(fleet).map(StackId::new), Optional.empty());
    }

    private static Arguments of(EuChange change, String english, String french) {
        return Arguments.of(change, english, french);
    }

    static Stream<Arguments> faultsOfOneChange() {
        return Stream.of(
                of(new StackChange.StackRaised(Optional.of(stack("mine")), country("france"), place("picardie"), new Counters(1, 0, 0), Optional.empty(), Optional.empty()),
                        "the game names new stacks", "c’est le jeu qui nomme les nouvelles piles"),
                of(new StackChange.StackUnits(stack("army"), new Counters(0, 0, 0), Optional.empty()),
                        "a stack holds at least one counter; withdraw it instead", "une pile contient un pion au moins ; retirez-la plutôt"),
                of(new StackChange.StackUnits(stack("army"), new Counters(0, 0, 3), Optional.of(4)), "the stack has 3 LD in all", "la pile a 3 LD en tout"),
                of(new StackChange.StackWithdrawn(stack("nobody")), "the stack is off the map", "la pile n’est plus sur la carte"),
                of(new StackChange.StackSupply(stack("army"), true), "a line of supply reaches this stack", "une ligne de ravitaillement atteint cette pile"),
                of(new ProvinceChange.SiegeworksSet(place("picardie"), 1, 2), "a fortress has at most 2 siegeworks (EU-SIEGE)", "une forteresse a 2 travaux de siège au plus (EU-SIEGE)"),
                of(new ProvinceChange.SiegeContinued(place("picardie"), true), "no enemy besieges Picardie", "aucun ennemi n’assiège Picardie"),
                of(new ProvinceChange.FortressSupply(place("picardie"), true), "no troops are besieged in Picardie", "aucune troupe n’est assiégée en Picardie"),
                of(new ProvinceChange.PortBlockade(place("champagne"), true), "Champagne has no port", "Champagne n’a pas de port"),
                of(new ProvinceChange.RaidSet(place("champagne"), 2, country("pirates"), Optional.empty()),
                        "Champagne has no coast that corsairs could raid", "Champagne n’a pas de côte que des corsaires pourraient piller"),
                of(new ProvinceChange.FloodSet(place("picardie"), true),
                        "Holland floods only its national provinces (EU-MOVE-5)", "La Hollande n’inonde que ses provinces nationales (EU-MOVE-5)"),
                of(new CountryChange.ReformsSet(country("spain"), true, false, false), "only the army of Turkey has reforms (EU-TUR-7)", "seule l’armée de la Turquie a des réformes (EU-TUR-7)"),
                of(new DiplomacyChange.WarSet(country("france"), country("spain"), Optional.empty()),
                        "this is the only war of the game: an armistice or another kind of war can be set", "c’est la seule guerre de la partie : un armistice ou un autre genre de guerre peut être fixé"),
                of(new DiplomacyChange.AttitudeSet(country("france"), Attitude.DEFENSIVE), "only minor countries have an attitude (EU-MIN-1)", "seuls les pays mineurs ont une attitude (EU-MIN-1)"),
                of(entered(SPINOLA, "france", "army", null), "Spinola serves Spain alone", "Spinola ne sert que l’Espagne"),
                of(entered(SPINOLA, null, "army", null), "he leads stacks of Spain alone", "il ne mène que des piles de l’Espagne"),
                of(entered(SPINOLA, null, null, "armada"), "Spinola is of the kind general, which does not command at sea", "Spinola est un général et ne commande pas en mer"),
                of(new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.PRESENT, Optional.of(stack("armada")), Optional.empty()),
                        "he leads naval stacks of France alone", "il ne mène que des piles navales de la France"),
                of(new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.WOUNDED, Optional.empty(), Optional.empty()),
                        "say in which box he comes back", "dites dans quelle case il revient"),
                of(new SeaChange.FleetShips(stack("armada"), NONE, Optional.empty()),
                        "a naval stack holds at least one ship, and at most " + Ships.MOST + " of each kind; withdraw it instead",
                        "une pile navale contient un navire au moins, et " + Ships.MOST + " au plus de chaque sorte ; retirez-la plutôt"),
                of(new SeaChange.FleetGold(stack("armada"), 81), "these ships have room for 80 ducats (EU-CONVOY-GOLD)", "ces navires ont de la place pour 80 ducats (EU-CONVOY-GOLD)"),
                of(new SeaChange.FleetConvoy(stack("armada"), Optional.of(ConvoyKind.FLOTA_DE_ORO), Optional.of(6)),
                        "the naval stack has no more than 5 transports", "la pile navale n’a pas plus de 5 transports"),
                of(new SeaChange.FleetBlockade(stack("armada"), Optional.of(place("catalunya"))),
                        "there is no port in Catalunya of an enemy that is blockaded from Golfe de Cadix", "il n’y a pas en Catalunya de port d’un ennemi qui se bloque depuis Golfe de Cadix"),
                of(new WorldChange.EstablishmentSet(place("picardie"), country("france"), Establishment.Kind.FORT, Optional.empty(), Optional.empty()),
                        "Picardie lies in Europe; establishments stand in the rest of the world", "Picardie est en Europe ; les établissements se trouvent dans le reste du monde"));
    }

    @ParameterizedTest
    @MethodSource("faultsOfOneChange")
    void aFaultReadsInBothLanguages(EuChange change, String english, String french) {
        var fault = faults(change).getFirst().message();

        assertThat(Texts.englishPhrase(fault)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(fault)).isEqualTo(french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;"));
    }

    @Test
    void aLeaderOfNoCountryIsAskedForOne() {
        var fault = faults(entered(MERCENARY, null, "tercio", null)).getFirst().message();

        assertThat(Texts.englishPhrase(fault)).endsWith(" serves any country: say which");
        assertThat(Texts.in(Language.FR).phrase(fault)).endsWith(" sert n’importe quel pays\u00a0: dites lequel");
    }

    @Test
    void anAdjustmentSetsOneRound() {
        var fault = faults(new RoundChange.RoundSet(RoundBox.S2, Optional.empty()), new RoundChange.RoundSet(RoundBox.S3, Optional.empty())).getFirst();

        assertThat(fault.pointer()).isEqualTo("/changes/1");
        assertThat(((Keyed) fault.message()).key()).isEqualTo("eu.adjustment.fault-one-round");
        assertThat(Texts.in(Language.FR).phrase(fault.message())).isEqualTo("un ajustement fixe un seul round");
    }
}
