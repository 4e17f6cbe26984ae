package tercio.adapters.store;

import org.axonframework.common.transaction.Transaction;
import org.axonframework.common.transaction.TransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.DefaultTransactionDefinition;

/** Lets the entities and the processors work in the transactions of the database. */
final class DatabaseTransactions implements TransactionManager {

    private final PlatformTransactionManager manager;

    DatabaseTransactions(PlatformTransactionManager manager) {
        this.manager = manager;
    }

    @Override
    public Transaction startTransaction() {
        var status = manager.getTransaction(new DefaultTransactionDefinition());
        return new Transaction() {
            @Override
            public void commit() {
                if (!status.isCompleted()) {
                    manager.commit(status);
                }
            }

            @Override
            public void rollback() {
                if (!status.isCompleted()) {
                    manager.rollback(status);
                }
            }
        };
    }
}
