package tercio.adapters.eu;

import tercio.adapters.eu.adjudication.EuropaProcedures;
import tercio.domain.eu.common.edition.Editions;

/** {@code eu-rapid-battle}: an older edition, with games on the map of Europe, and its battles, sieges and attrition. */
public final class EuRapidBattleModule extends EuropaModule {

    public EuRapidBattleModule() {
        super(Editions.rapid(), Editions::rapid, EuropaProcedures::ofOlderEditions);
    }
}
