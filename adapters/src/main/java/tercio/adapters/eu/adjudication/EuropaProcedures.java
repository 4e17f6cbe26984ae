package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.eu.common.edition.Edition;

/** The endpoints of the Europa rules, in the order of the list for requests with an unknown procedure. */
public final class EuropaProcedures {

    private EuropaProcedures() {}

    /** All procedures of the main edition. */
    public static List<ProcedureEndpoint> ofMainEdition(Edition edition) {
        return List.of(
                new InterceptionEndpoint(edition),
                new ContinuationEndpoint(edition),
                new LandBattleEndpoint(edition),
                new EvasionEndpoint(edition),
                new UnderminingEndpoint(edition),
                new AssaultEndpoint(edition),
                new NavalBattleEndpoint(edition),
                new AttritionEndpoint(edition),
                new ConquistadorEndpoint(edition),
                new NativeActivationEndpoint(edition),
                new RecruitmentEndpoint(edition),
                new RevoltEndpoint(edition),
                new CorsairEndpoint(edition),
                new ConvoyAttackEndpoint(edition),
                new PiratesEndpoint(edition),
                new ExplorationEndpoint(edition),
                new BlockadeEscapeEndpoint(edition),
                new PresidioEndpoint(edition),
                new VoyageEndpoint(edition),
                new LandingEndpoint(edition));
    }

    /** The procedures that the older editions also have. */
    public static List<ProcedureEndpoint> ofOlderEditions(Edition edition) {
        return List.of(
                new LandBattleEndpoint(edition),
                new UnderminingEndpoint(edition),
                new AssaultEndpoint(edition),
                new NavalBattleEndpoint(edition),
                new AttritionEndpoint(edition));
    }
}
