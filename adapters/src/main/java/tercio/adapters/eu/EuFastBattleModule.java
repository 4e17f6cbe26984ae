package tercio.adapters.eu;

import tercio.adapters.eu.adjudication.EuropaProcedures;
import tercio.domain.eu.common.edition.Editions;

/** {@code eu-fast-battle}: an older edition, with games on the map of Europe, and its battles, sieges and attrition. */
public final class EuFastBattleModule extends EuropaModule {

    public EuFastBattleModule() {
        super(Editions.fast(), Editions::fast, EuropaProcedures::ofOlderEditions);
    }
}
