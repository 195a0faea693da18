import type { TradeFile } from "./trade-file.ts";

/** Data: databases, warehousing, business intelligence, machine learning, statistics. */
export const data: TradeFile = {
  trade: "data",
  kind: "hard",
  lines: `
// SQL and relational databases
SQL ~up; sql ~up; Structured Query Language; SQL queries; SQL scripting; SQL programming; writing SQL; ANSI SQL; complex SQL queries; SQL coding
T-SQL; Transact-SQL; TSQL < SQL
PL/SQL; PLSQL; Oracle PL/SQL; PL/SQL programming; Procedural Language SQL < SQL
PL/pgSQL; plpgsql < SQL
Stored procedures; SQL stored procedures; triggers and stored procedures; database triggers; stored procs < SQL
Query optimization; SQL tuning; SQL performance tuning; query tuning; SQL optimization; index tuning; query performance < SQL
Relational databases; RDBMS; relational database management systems; relational DBMS; relational database design < Databases
Databases ~ctx; database ~ctx; DBMS ~up; database management systems; database systems; database technologies; database software + sql; mysql; oracle; postgresql; mongodb; relational; server; queries; data; access; excel; development; software; systems; design; web; nosql; administration; manage; maintain; experience; knowledge; updated; records; customer; information; reports; skills
Database design; database modeling; schema design; database schema design; physical database design; logical database design; database architecture < Databases
Database development; database programming; database developer; database application development < Databases
Database management; manage databases; database maintenance; maintain databases < Databases
NoSQL; NoSQL databases; non-relational databases; document databases; key-value stores < Databases
SQL Server; Microsoft SQL Server; MSSQL; MS SQL Server; SQL Server 2019; SQL Server 2016; SQL Server 2012; Microsoft SQL < SQL; Relational databases
SSMS; SQL Server Management Studio < SQL Server
SSIS; SQL Server Integration Services; SSIS packages; MS SSIS < ETL; SQL Server
SSRS ~up; ssrs ~up; SQL Server Reporting Services; Reporting Services; SSRS reports < SQL Server
SSAS; SQL Server Analysis Services; Analysis Services; SSAS cubes; tabular models < SQL Server
MSBI; Microsoft BI stack; SSIS/SSRS/SSAS; Microsoft Business Intelligence < SQL Server
Oracle Database; Oracle ~cap; Oracle DB; Oracle RDBMS; Oracle SQL; Oracle 11g; Oracle 12c; Oracle 19c; Oracle 10g < SQL; Relational databases + tune; pl; r12; administer; backup; rman; 19c; 12c; linux; performance; unix; exadata; goldengate; migration; migrate; report; postgres; db2; erp; financials; cloud; sql; database; databases; dba; pl/sql; mysql; java; sap; db2; tables
Oracle SQL Developer; SQL Developer ~cap; SQLDeveloper < Oracle Database + oracle; toad; pl/sql; sql
Toad for Oracle; TOAD ~up; Quest Toad; Toad Data Modeler < Oracle Database
SQL*Plus; SQLPlus < Oracle Database
Oracle Exadata; Exadata < Oracle Database
Oracle Autonomous Database; Autonomous Data Warehouse < Oracle Database
MySQL; MySQL database; MySQL Server; MySQL Workbench; Percona MySQL < SQL; Relational databases
MariaDB < SQL; Relational databases
PostgreSQL; Postgres; PSQL ~up; PostgreSQL database; Postgres SQL; pgAdmin < SQL; Relational databases
PostGIS; PostgreSQL PostGIS < PostgreSQL
TimescaleDB; Timescale ~list < PostgreSQL + postgresql; database; grafana; influxdb
SQLite; SQL Lite; SQLite3 < SQL; Relational databases
IBM DB2; DB2 ~up; db2 ~up; DB2 UDB; DB2/400; DB2 LUW; DB2 for z/OS < SQL; Relational databases
Sybase; SAP ASE; Sybase ASE; SAP Sybase; Sybase IQ < SQL; Relational databases
Informix; IBM Informix < SQL; Relational databases
Teradata; Teradata SQL; Teradata Vantage; BTEQ; Teradata database; TPT ~list < SQL; Relational databases + bteq; fastload; teradata; etl; load
SAP HANA; HANA database; HANA DB; SAP HANA Studio; HANA modeling < SQL
Netezza; IBM Netezza; PureData System for Analytics < SQL; Relational databases
Vertica; HP Vertica; Micro Focus Vertica < SQL; Relational databases
Greenplum ~cap; Pivotal Greenplum; VMware Greenplum < SQL; Relational databases
Exasol; EXASOL database < SQL; Relational databases
Firebird database; InterBase; Firebird SQL < SQL; Relational databases
CockroachDB < SQL; Relational databases
YugabyteDB; Yugabyte < SQL; Relational databases
SingleStore; MemSQL < SQL; Relational databases
VoltDB; Volt Active Data < SQL; Relational databases
TiDB; PingCAP < SQL; Relational databases
MongoDB; Mongo ~cap; MongoDB Atlas; Mongo database; MongoDB aggregation < NoSQL + mongodb; express; node; nosql; mysql; redis
Apache Cassandra; Cassandra ~list; Cassandra DB; DataStax; DataStax Enterprise; CQL ~up < NoSQL + nosql; mongodb; kafka; hadoop; database; databases; redis; spark; hbase; couchbase
ScyllaDB < NoSQL
Redis; Redis cache; Redis Cluster; Redis Enterprise; Redis Streams < NoSQL
Amazon DynamoDB; DynamoDB; AWS DynamoDB < NoSQL
Couchbase; Couchbase Server < NoSQL
CouchDB; Apache CouchDB < NoSQL
Neo4j; Neo4J graph database; Cypher query language < Graph databases
Amazon Neptune; AWS Neptune < Graph databases
Apache HBase; HBase < NoSQL
InfluxDB < NoSQL
Time series databases; TSDB ~up < NoSQL
RavenDB < NoSQL
MarkLogic; MarkLogic Server < NoSQL
ArangoDB < NoSQL
OrientDB < NoSQL
Realm database; Realm DB; MongoDB Realm < NoSQL
Aerospike; Aerospike DB < NoSQL
Azure Cosmos DB; Cosmos DB; CosmosDB; DocumentDB < NoSQL
Riak; Riak KV < NoSQL
Graph databases; property graphs; graph DB; graph data modelling < NoSQL
TigerGraph < Graph databases
JanusGraph; Gremlin queries; Apache TinkerPop < Graph databases
Knowledge graphs; knowledge graph development < Graph databases
Semantic web; RDF triple stores; RDF/OWL; triple stores; linked data < Graph databases
SPARQL; SPARQL queries < Graph databases
Ontology engineering; ontology design; taxonomies and ontologies; ontology development < Graph databases
Vector databases; vector search; vector stores; embeddings search; pgvector
Pinecone ~cap; Pinecone DB; Pinecone vector database < Vector databases + vector; rag; llm; embeddings; weaviate
Weaviate; Weaviate DB < Vector databases
Milvus; Milvus DB < Vector databases
FAISS; Facebook AI Similarity Search < Vector databases
Qdrant; Qdrant vector database < Vector databases
Elasticsearch; Elasticsearch queries; OpenSearch; Amazon OpenSearch; ES cluster; Amazon Elasticsearch Service
ELK stack; Elastic Stack; ELK ~up; Elasticsearch Logstash Kibana; EFK stack < Elasticsearch
Kibana; Kibana dashboards < Elasticsearch
Logstash; Beats/Logstash; Filebeat < Elasticsearch

// warehousing and engineering
Data warehousing; DWH ~up; enterprise data warehouse; EDW ~up; data warehouse design; data warehouse development; data warehouse architecture; data warehouse modeling; DW/BI
Data marts; data mart design < Data warehousing
OLAP; online analytical processing; OLAP cubes; multidimensional cubes; MDX ~up; ROLAP < Data warehousing
Slowly changing dimensions; SCD Type 2; SCD ~list < Data warehousing + dimension; dimensions; warehouse; etl; type - sickle; cell
ETL ~up; etl ~up; Extract Transform Load; ETL processes; ELT ~up; ETL development; ETL/ELT; ETL tools; ETL pipelines; extract, transform, load; ETL developer; extraction transformation and loading; ETL design; ETL jobs < Data integration
Data integration; data integration tools; integration of data sources; data source integration
Data migration; data conversion; database migration; legacy data migration < Data integration
Data ingestion; ingesting data; data ingest; data acquisition pipelines < Data integration
Change data capture; CDC ~list; Debezium; real-time data replication < Data integration + kafka; etl; replication; debezium; streaming; data; pipeline - health; disease; guidelines; infection
Data replication; database replication; Oracle GoldenGate; GoldenGate; Qlik Replicate; Attunity < Data integration
Data engineering; data engineer; data platform engineering; data engineering pipelines; data infrastructure
Data pipelines; data pipeline development; pipeline orchestration; data workflows; building data pipelines; data orchestration < Data engineering
Data lakes; data lake architecture; Azure Data Lake; ADLS; ADLS Gen2; data lake storage < Data engineering
Lakehouse architecture; data lakehouse; lakehouse ~ctx; medallion architecture < Data engineering + data; databricks; delta; lake; warehouse; spark
Data mesh; data mesh architecture; data products; data fabric
Streaming data; stream processing; real-time data processing; event streaming; real-time data streaming; real-time analytics; streaming pipelines < Data engineering
Data architecture; data architect; enterprise data architecture; data platform architecture; data solution architecture
Data modeling; logical data models; conceptual data modeling; data modeler; physical data models
Dimensional modeling; star schema; Kimball methodology; snowflake schema; Kimball ~cap; fact and dimension tables < Data warehousing; Data modeling
Data Vault; Data Vault 2.0; Data Vault modelling < Data warehousing; Data modeling
Entity relationship diagrams; ER diagrams; ERD ~up; entity-relationship modeling; ER modelling < Data modeling
Database normalization; third normal form; 3NF ~up < Data modeling
ERwin; erwin Data Modeler; CA ERwin < Data modeling
ER/Studio; Idera ER/Studio < Data modeling
SAP PowerDesigner; PowerDesigner; Sybase PowerDesigner < Data modeling
Snowflake ~cap; Snowflake Data Cloud; Snowflake data warehouse; Snowflake SQL; Snowpipe; SnowSQL; Snowflake DB; Snowpark < Data warehousing; SQL + sql; warehouse; dbt; aws; redshift; data; databricks; etl; cloud - christmas; winter; obsidian
Amazon Redshift; Redshift ~cap; AWS Redshift; Redshift Spectrum < Data warehousing; SQL
Google BigQuery; BigQuery; Big Query; GCP BigQuery; BigQuery ML < Data warehousing; SQL
Azure Synapse Analytics; Azure Synapse; Synapse Analytics; Azure SQL Data Warehouse; Synapse pipelines < Data warehousing; SQL
Microsoft Fabric; MS Fabric; Fabric lakehouse; OneLake < Data warehousing
SAP BW; SAP BW/4HANA; SAP Business Warehouse; BW/4HANA; SAP BI/BW; BEx queries; SAP BEx < Data warehousing
Firebolt data warehouse; Firebolt < Data warehousing; SQL
ClickHouse; ClickHouse DB < Data warehousing; SQL
DuckDB; MotherDuck < Data warehousing; SQL
Apache Druid; Druid database; Imply Druid < Data warehousing; SQL
Apache Pinot; StarTree Pinot < Data warehousing; SQL
Databricks; Azure Databricks; Databricks notebooks; Databricks SQL; Databricks Lakehouse; Unity Catalog; Databricks on AWS < Apache Spark
Delta Lake; Delta tables; Delta Live Tables < Databricks
Apache Iceberg; Iceberg tables < Data lakes
Apache Hudi; Hudi < Data lakes
dbt ~list; data build tool; dbt Core; dbt Cloud; dbt models; dbt Labs; dbt/Snowflake < SQL + snowflake; sql; data; models; analytics; airflow; bigquery; redshift - therapy; dialectical; counseling; counselling
Apache Airflow; Airflow ~list; Airflow DAGs; Amazon MWAA; Cloud Composer; Astronomer Airflow < Data pipelines + dags; dag; python; spark; etl; data; dbt; pipelines; pipeline; kafka; snowflake; orchestration; luigi - hvac; duct; ducts; ventilation; fan; patient; wing; air
Dagster; Dagster Cloud < Data pipelines
Prefect ~list; Prefect workflow; Prefect Cloud < Data pipelines + airflow; dagster; python; pipeline; orchestration; dbt
Luigi ~list; Spotify Luigi; Luigi pipelines < Data pipelines + airflow; python; pipeline; orchestration
Mage AI; Mage.ai < Data pipelines
Kedro; Kedro pipelines < Data pipelines
Argo Workflows < Data pipelines
Apache Oozie; Oozie; Oozie workflows < Data pipelines
Azkaban ~cap; Azkaban workflows < Data pipelines
Informatica; Informatica PowerCenter; PowerCenter; Informatica ETL; Informatica PC; Informatica developer < ETL
Informatica Intelligent Cloud Services; IICS; Informatica Cloud; IDMC; Informatica IICS < Informatica
Informatica MDM; Informatica Master Data Management < Master data management; Informatica
Informatica Data Quality; Informatica IDQ; IDQ ~up; Informatica Developer tool < Data quality; Informatica
Informatica BDM; Big Data Management Informatica; Informatica DEI < Informatica
Talend; Talend Data Integration; Talend Open Studio; Talend ETL; Talend Studio < ETL
IBM DataStage; DataStage; InfoSphere DataStage; IBM InfoSphere DataStage < ETL
Ab Initio; AbInitio; Ab-Initio GDE < ETL
Pentaho; Pentaho Data Integration; Kettle PDI; Pentaho Kettle; Hitachi Pentaho; Spoon PDI < ETL
Matillion; Matillion ETL < ETL
Fivetran; Fivetran connectors < ETL
Stitch Data; Stitch ETL < ETL
Airbyte; Airbyte ETL < ETL
Oracle Data Integrator; ODI ~up; Oracle ODI < ETL
SAP Data Services; BODS ~up; SAP BODS; BusinessObjects Data Services; SAP SLT; SAP BO Data Services < ETL
AWS Glue; Amazon Glue; Glue jobs; Glue Data Catalog < ETL
Azure Data Factory; ADF ~list; ADF pipelines; Data Factory; Azure ADF < ETL + azure; synapse; databricks; etl; pipeline; pipelines
Google Cloud Dataflow; Dataflow GCP; Cloud Dataflow < ETL
Google Cloud Dataproc; Dataproc < ETL
Cloud Data Fusion; Google Data Fusion < ETL
Apache NiFi; NiFi < ETL
StreamSets < ETL
Hevo Data; Hevo < ETL
CloverDX; CloverETL < ETL
SAS Data Integration Studio; SAS DI Studio; SAS DI < ETL

// big data
Big data; big data technologies; big data analytics; big data engineering; big data tools; large data sets; large datasets; large-scale data processing; big data platforms; big data ecosystem
Apache Hadoop; Hadoop; Hadoop ecosystem; Hadoop cluster; Hadoop developer < Big data
HDFS; Hadoop Distributed File System; Hadoop HDFS < Apache Hadoop
MapReduce; Hadoop MapReduce; Map/Reduce < Apache Hadoop
Hadoop YARN; Apache YARN < Apache Hadoop
Apache Hive; HiveQL; Hive ~cap; Hive SQL; HQL ~up; Hive tables < Apache Hadoop + query; queries; tables; etl; warehouse; bigquery; presto; data; sql; emr; airflow; jobs; hdfs; kafka; hadoop; pig; spark; impala; sqoop; hbase; hql - mites; honey; beekeeping; bee; bees
Apache Pig; Pig Latin; Pig ~list; Pig scripts < Apache Hadoop + hive; hadoop; sqoop; hbase; spark - farm; swine; animal
Apache Sqoop; Sqoop < Apache Hadoop
Apache Flume; Flume ~list < Apache Hadoop + sqoop; hadoop; hive; kafka; spark
Apache Impala; Impala ~cap; Cloudera Impala < Apache Hadoop + hive; hadoop; cloudera; spark; sql - chevrolet; chevy
Apache ZooKeeper; ZooKeeper ~cap < Apache Hadoop + kafka; hadoop; hbase; cluster; spark; solr - animals; zoo
Cloudera; Cloudera Hadoop; CDH ~up; Cloudera Data Platform; CDP Cloudera; Cloudera Manager < Apache Hadoop
Hortonworks; HDP ~up; Ambari; Apache Ambari; Hortonworks Data Platform < Apache Hadoop
MapR; MapR Hadoop < Apache Hadoop
Apache Spark; Spark ~cap; Spark streaming; Spark SQL; Spark jobs; Spark Core; Spark/Scala; Scala Spark; Structured Streaming; Spark developer; MLlib; Spark MLlib < Big data + jobs; batch; airflow; etl; pipelines; sql; aws; snowflake; delta; big; streaming; dbt; glue; engineer; flink; clusters; s3; redshift; java; machine learning; beam; trino; tables; hadoop; scala; pyspark; kafka; databricks; hive; data; python; emr; sql - replace; filters; oil; gap; test; arc; weld; motor; tune; engine; imagination; plug; ignition; plugs; joy; ar; interest; creativity
PySpark; Python Spark; Spark with Python < Python; Apache Spark
Amazon EMR; AWS EMR; Elastic MapReduce < Apache Spark; AWS
Azure HDInsight; HDInsight < Azure
Apache Flink; Flink ~cap; Flink SQL; PyFlink < Streaming data + kafka; spark; streaming; stream; java
Apache Storm; Storm ~list < Streaming data + kafka; spark; streaming; hadoop; flink - water; weather; damage; restoration; sewer; drain
Apache Beam; Beam ~list; Beam pipelines; Apache Beam SDK < Streaming data + dataflow; flink; spark; kafka; streaming - steel; concrete; laser; electron; ion
Apache Samza; Samza < Streaming data
Amazon Kinesis; Kinesis ~cap; AWS Kinesis; Kinesis Firehose; Kinesis Data Streams < Streaming data; AWS
Azure Event Hubs; Event Hubs < Streaming data
Azure Stream Analytics; Stream Analytics < Streaming data
Google Pub/Sub; Cloud Pub/Sub; GCP PubSub; Pub/Sub ~cap < Streaming data + gcp; google; kafka; bigquery; dataflow
Trino; PrestoDB; Presto SQL; PrestoSQL; Presto ~list; Trino SQL; Starburst Trino + hive; spark; athena; hadoop; sql
Amazon Athena; AWS Athena; Athena ~list + aws; glue; s3; redshift; athena; sql - health; emr; ehr; billing; medical; scheduling
Dremio; Dremio lakehouse
Apache Kylin; Kylin
Denodo; Denodo Platform
Data virtualization; data virtualisation tools; logical data warehouse
Parquet files; Apache Parquet; Parquet ~list; Parquet format + avro; orc; spark; s3; data - floor; flooring; wood; tiles
Apache Avro; Avro; Avro schemas
ORC files; Apache ORC
Apache Arrow; PyArrow
Dask; Dask Python < Python
Ray distributed computing; Anyscale Ray; Ray.io
Polars ~cap; Polars DataFrame < Python + pandas; python; spark; dataframe; rust
NVIDIA RAPIDS; cuDF; RAPIDS cuML

// business intelligence and visualisation
Business intelligence; BI ~up; BI tools; BI reporting; BI development; business intelligence tools; BI developer; business intelligence reporting; BI solutions; BI platforms
Self-service BI; self-service analytics; self service reporting < Business intelligence
BI reports; BI dashboards; business intelligence dashboards < Business intelligence
Power BI; Microsoft Power BI; PowerBI; MS Power BI; Power BI Desktop; Power BI dashboards; Power BI Service; Power BI reports; Power BI Report Builder; PBI ~up < Business intelligence; Data visualization
DAX ~up; Data Analysis Expressions; DAX formulas; DAX measures; DAX queries < Power BI
Power Query; M language; Power Query M; M query; Excel Power Query; Get & Transform < Power BI
Power Pivot; PowerPivot; Excel Power Pivot; data model in Excel < Microsoft Excel; Power BI
Tableau; Tableau Desktop; Tableau Server; Tableau Prep; Tableau dashboards; Tableau Online; Tableau Cloud; Tableau developer; Tableau Public; Tableau reports < Business intelligence; Data visualization
Qlik; Qlik Sense; QlikSense; Qlik Cloud < Business intelligence; Data visualization
QlikView < Qlik
Looker ~cap; Looker BI; Google Looker; Looker dashboards < Business intelligence; Data visualization
LookML < Looker
Looker Studio; Google Data Studio; Data Studio; Google Looker Studio < Business intelligence; Data visualization
MicroStrategy; MSTR ~up; MicroStrategy Desktop < Business intelligence
IBM Cognos; Cognos; Cognos Analytics; Cognos BI; Cognos Report Studio; Cognos Framework Manager; Cognos reporting < Business intelligence
SAP BusinessObjects; BusinessObjects; SAP BO; BOBJ; SAP BOBJ; Web Intelligence; WebI; SAP BusinessObjects BI; SAP WebI; BO XI < Business intelligence
SAP Analytics Cloud; SAC ~list; SAP SAC < Business intelligence + sap; analytics; bw; hana; planning; datasphere
SAP Datasphere; SAP Data Warehouse Cloud < SAP; SAP Analytics Cloud
OBIEE; Oracle BI; Oracle Business Intelligence; OBIEE 12c; Oracle Analytics; Oracle Business Intelligence Enterprise Edition; BI Publisher; Oracle Analytics Cloud; OAC ~up < Business intelligence
Domo ~cap; Domo BI; Domo dashboards < Business intelligence + dashboards; tableau; bi; looker; data
Sisense; Periscope Data < Business intelligence
TIBCO Spotfire; Spotfire; Spotfire dashboards < Business intelligence
ThoughtSpot < Business intelligence
Mode Analytics; Mode SQL < Business intelligence
Metabase < Business intelligence
Apache Superset; Superset ~cap; Preset.io < Business intelligence + dashboards; airflow; bi; sql; tableau; metabase - sets; workout
Redash < Business intelligence
Sigma Computing; Sigma BI < Business intelligence
Yellowfin BI; Yellowfin < Business intelligence
Zoho Analytics; Zoho Reports < Business intelligence
Amazon QuickSight; QuickSight; AWS QuickSight < Business intelligence
Hyperion Essbase; Essbase; Oracle Essbase < OLAP
WebFOCUS; Information Builders < Business intelligence
Birst; Infor Birst < Business intelligence
Pyramid Analytics; Pyramid BI < Business intelligence
GoodData < Business intelligence
Hyperion Interactive Reporting; Brio reporting; Hyperion IR < Business intelligence
Klipfolio; Klipfolio dashboards < Business intelligence
Geckoboard; Geckoboard dashboards < Business intelligence
Data visualization; data visualisation tools; data viz; dataviz; information visualization; visual analytics; charts and graphs
Data storytelling; data-driven storytelling < Data visualization
Dashboards ~ctx; dashboard ~ctx; dashboard development; dashboarding ~ctx; dashboard design; executive dashboards; interactive dashboards; KPI dashboards; building dashboards; dashboard creation; reporting dashboards; metrics dashboards < Data visualization + kpi; kpis; data; report; reports; reporting; tableau; excel; metrics; analytics; build; built; develop; developed; create; created; design; power bi; visualization; visualizations - car; vehicle; instrument; automotive; camera
Matplotlib; pyplot < Python; Data visualization
Seaborn ~cap; Seaborn Python < Python; Data visualization
Plotly; Plotly Dash; Dash by Plotly; Dash Plotly < Data visualization
ggplot2; ggplot < R; Data visualization
Bokeh ~cap; Bokeh Python < Data visualization + python; matplotlib; plotly; seaborn - photography; lens
Vega-Lite; Altair Python; Vega visualisation < Data visualization
Shiny ~list; R Shiny; Shiny apps; Shiny Server; RShiny < Data visualization + r; rstudio; ggplot2; tidyverse; dashboard - happy; floors
Streamlit; Streamlit apps; Gradio < Python; Data visualization
Kepler.gl; deck.gl < Data visualization

// analytics
Data analysis; data analytics; data analyst; data interpretation; interpret data; quantitative data analysis; data-driven analysis; analytical reporting; data exploration; analyse large data sets; data analysis and reporting
Exploratory data analysis; EDA ~list; EDA techniques < Data analysis + python; pandas; exploratory; data; statistical; cleaning
Data mining; data mining techniques; data discovery; pattern mining < Data analysis
Data cleansing; CRM data cleansing; data cleaning; data wrangling; data preparation; data munging; data scrubbing; data preprocessing; data prep; data transformation; cleanse data
Trifacta; Google Cloud Dataprep; Alteryx Designer Cloud; Trifacta Wrangler < Data cleansing
OpenRefine; Google Refine < Data cleansing
Data extraction; extracting data; data pulls; ad hoc queries; ad hoc data extraction; data retrieval; querying data; data querying
Quantitative analysis; quantitative research; quantitative methods; quantitative modeling; quantitative analytics; quantitative techniques < Data analysis
Trend analysis; identify trends; trend reporting < Data analysis
Predictive analytics; predictive modeling; predictive analysis; propensity modelling; predictive modelling techniques < Data analysis
Prescriptive analytics; decision science; decision analytics < Data analysis
Descriptive analytics; diagnostic analytics; descriptive analysis < Data analysis
Cohort analysis; retention analysis; retention analytics < Data analysis
Funnel analysis; conversion funnel analysis; funnel analytics < Data analysis
Customer analytics; customer insights analytics; customer data analysis; customer behaviour analysis; consumer analytics < Data analysis
Advanced analytics; analytics solutions; data and analytics; analytics strategy; advanced data analytics < Data analysis
Operational analytics; operations analytics; process analytics < Data analysis
Process mining; process mining tools < Data analysis
Celonis; Celonis EMS < Process mining
Text analytics; text mining; text analysis; unstructured data analysis; opinion mining < Data analysis
Clickstream analysis; clickstream data; event tracking plans; clickstream analytics < Data analysis
Survey data analysis; survey analysis; analysing survey results; survey analytics < Data analysis
Geospatial data science; GeoPandas; spatial statistics; geospatial machine learning < Data analysis
Social network analysis; graph analytics; network graph analysis < Data analysis
NetworkX < Python
Gephi; Gephi visualisation < Data analysis
Fraud analytics; fraud detection models; fraud modelling; fraud detection analytics < Data analysis
Anomaly detection; outlier detection; anomaly detection models
Risk modeling; credit risk modeling; credit scoring; credit scorecards; scorecard development < Data analysis
Churn prediction; churn modelling; churn analysis; attrition modelling; customer churn models < Data analysis
Sports analytics; sports data analysis < Data analysis
Healthcare analytics; health data analysis; clinical data analytics; healthcare data analytics; claims data analysis < Data analysis
Reporting and analytics; analytics ~ctx; reporting and analysis; data reporting; analytical tools; report automation; automated reporting; MIS reporting; management information reporting; management information systems reporting; operational reporting; KPI reporting; performance reporting; ad hoc reporting; adhoc reports; ad-hoc analysis < Data analysis + data; reporting; dashboards; insights; tools; bi; predictive; sql; python
Alteryx; Alteryx Designer; Alteryx workflows; Alteryx Server < Data analysis
KNIME; KNIME Analytics; KNIME Analytics Platform < Data analysis
RapidMiner; Altair RapidMiner < Data analysis
Dataiku; Dataiku DSS < Data analysis
DataRobot < Machine learning
H2O.ai; H2O AutoML; Driverless AI; H2O Driverless AI < Machine learning
Weka; WEKA toolkit; WEKA ~up < Machine learning
Orange data mining; Orange3 < Data analysis
Palantir Foundry; Palantir; Palantir Gotham
IBM SPSS Modeler; SPSS Modeler; Clementine data mining < Data analysis
Jupyter; Jupyter Notebook; JupyterLab; IPython; IPython notebook
Google Colab; Colab notebooks; Google Colaboratory
Anaconda ~cap; Anaconda Python; Conda; Anaconda Distribution; Spyder IDE + python; jupyter; spyder; conda; pandas
Apache Zeppelin; Zeppelin notebooks; Zeppelin ~list + spark; jupyter; notebook; hadoop
Hex notebooks; Hex.tech
Deepnote; Deepnote notebooks
Kaggle; Kaggle competitions; Kaggle notebooks
Model evaluation; model evaluation metrics; ROC curve; ROC/AUC; precision and recall; confusion matrix; F1 score

// data management
Data governance; data governance frameworks; data governance policies; information governance; data governance tools; governance of data < Data management
Collibra; Collibra Data Governance < Data governance
Alation; Alation Data Catalog < Data governance
Microsoft Purview; Azure Purview; Purview ~cap < Data governance + azure; governance; catalog; dlp; compliance
Informatica Axon; Informatica EDC; Enterprise Data Catalog < Data governance
Apache Atlas; Atlas metadata < Data governance
Amundsen catalog; Amundsen ~list < Data governance + catalog; metadata; lineage; data
DataHub catalog; LinkedIn DataHub < Data governance
DAMA-DMBOK; DMBOK; DAMA framework < Data governance
BCBS 239; BCBS239 < Data governance
Data management; data administration; data management systems; data management practices; data operations; enterprise data management; EDM ~list; data lifecycle management; data handling + data; governance; enterprise; master - electrical discharge; machining; wire; music; sinker
Master data management; MDM ~list; master data; master data maintenance; master data governance; product master data; customer master data < Data management + data; master; informatica; golden record; governance - mobile; device; intune; jamf; medical decision
Reference data management; reference data; golden record management
SAP MDG; SAP Master Data Governance; SAP MDM < Master data management
Reltio; Reltio MDM < Master data management
Semarchy; Semarchy xDM < Master data management
Stibo Systems; Stibo STEP; Stibo MDM < Master data management
Metadata management; metadata; metadata standards; metadata tagging; metadata creation < Data management
Data cataloging; data catalog; data dictionary; data inventory < Data management
Data lineage; data provenance; lineage tracking; data traceability < Data management
Data stewardship; data steward; data ownership < Data management
Data strategy; data strategy development; enterprise data strategy; data roadmap
Data observability; Monte Carlo data observability; data monitoring; pipeline monitoring
DataOps; Data Ops; DataOps practices
Data retention; data archiving; data archival < Data management
Data standards; data standardization; data definitions; data harmonization; data consistency standards < Data management
Data literacy; data-driven culture; data democratization
Data quality; data quality management; data quality assurance; data integrity; data accuracy; data quality checks; ensuring data quality; data quality monitoring; DQ rules; improve data quality; data cleanliness < Data management
Data validation; validate data; data verification; verify data accuracy; data checks; data reconciliation < Data quality
Data profiling; data discovery and profiling < Data quality
Great Expectations framework; GX data quality < Data quality
Soda data quality; Soda Core < Data quality
Ataccama; Ataccama ONE < Data quality
Data audits; auditing data; data quality audits
Record linkage; entity resolution; data matching; deduplication; data deduplication; fuzzy matching
Data collection; data gathering; data capture; primary data collection; field data collection; collect and analyse data; data acquisition
Data labeling; data annotation; image annotation; annotating data; data labelling tools; text annotation; training data preparation
Labelbox; Label Studio; Scale AI annotation < Data labeling
Crowdsourcing data; Amazon Mechanical Turk; MTurk; Appen < Data collection
Open data; public data sets; open data portals; census data
Data science; data scientist; applied data science; data science methods; data science techniques; data science models
Responsible AI; AI ethics; AI governance; ethical AI; algorithm fairness; AI risk management; trustworthy AI
Explainable AI; XAI ~up; model explainability; model interpretability; interpretable machine learning; SHAP values; LIME explanations
Data sharing APIs; data exchange; data feeds; data feeds management; data interchange; SFTP data feeds

// statistics
Statistics ~ctx; statistical knowledge; applied statistics; statistical concepts; statistical theory; mathematical statistics; probability and statistics + probability; mathematics; data; economics; r; sas; spss; python; analysis; degree; knowledge; machine learning; quantitative; econometrics; modeling; skills; computer science; math; background; research; epidemiology; biostatistics; msc; phd; masters; time series; hierarchical; bayesian; public; health; demography
Statistical analysis; statistical data analysis; statistical techniques; analysing statistics; statistical methods; statistical tools; statistical methodologies < Statistics
Statistical modeling; statistical modelling techniques < Statistics
Statistical programming; statistical computing; statistical software; statistical packages; statistical programmer < Statistics
Probability ~ctx; probability theory; stochastic processes; stochastic modelling; probabilistic modeling; probability distributions < Statistics + statistics; theory; mathematics; calculus; algebra; data
Descriptive statistics; summary statistics; basic statistics < Statistics
Inferential statistics; statistical inference; confidence intervals < Statistics
Hypothesis testing; significance testing; t-tests; statistical significance; statistical testing; chi-square tests < Statistics
ANOVA; analysis of variance; MANOVA; ANCOVA < Statistics
Regression analysis; regression models; multiple regression; multivariate regression; regression techniques; regressions ~ctx < Statistics + models; statistical; linear; analysis; data
Linear regression; ordinary least squares; OLS regression; multiple linear regression < Statistics; Regression analysis
Logistic regression; logit models; logistic models; multinomial logistic regression < Statistics; Regression analysis
Generalized linear models; GLM ~up; GLMs; mixed effects models; linear mixed models; multilevel modeling; hierarchical linear modeling; HLM ~up < Statistics; Regression analysis
Time series analysis; time series forecasting; time series modelling; time-series data; time series; time-series < Statistics
ARIMA; SARIMA; ARIMA models; Box-Jenkins < Statistics; Time series analysis
Exponential smoothing; Holt-Winters < Statistics; Time series analysis
Prophet forecasting; Facebook Prophet < Statistics; Time series analysis
Survival analysis; Kaplan-Meier; Cox regression; Cox proportional hazards; time-to-event analysis < Statistics
Bayesian statistics; Bayesian methods; Bayesian inference; Bayesian modeling; Bayesian analysis; Bayesian networks < Statistics
Markov chain Monte Carlo; MCMC; MCMC methods < Statistics; Bayesian statistics
Multivariate analysis; multivariate statistics; multivariate methods; multivariate techniques < Statistics
Factor analysis; exploratory factor analysis; confirmatory factor analysis; EFA/CFA < Statistics
Principal component analysis; PCA ~list; principal components < Statistics + clustering; dimensionality; regression; k-means; svm; machine learning - personal; care; pain; controlled analgesia
Dimensionality reduction; t-SNE; UMAP ~up
Cluster analysis; clustering ~ctx; k-means; K-means clustering; hierarchical clustering; DBSCAN; clustering algorithms < Statistics + k-means; regression; classification; machine learning; segmentation; models; algorithms; pca - server; servers; failover; high availability; sql server; windows
Structural equation modeling; SEM modelling; latent variable models; SEM statistics < Statistics
IBM SPSS Amos; AMOS SPSS; SPSS Amos < Statistics; Structural equation modeling
Mplus; M-plus statistics < Statistics; Structural equation modeling
LISREL; LISREL modelling < Statistics; Structural equation modeling
Nonparametric statistics; non-parametric tests; nonparametric methods; Mann-Whitney; Kruskal-Wallis < Statistics
Sampling methods; sampling techniques; survey sampling; sample size calculation; power analysis; statistical sampling; sampling design; sample size determination < Statistics
Causal inference; causal analysis; difference-in-differences; propensity score matching; instrumental variables; causal modelling; quasi-experimental design < Statistics
Conjoint analysis; conjoint studies; MaxDiff; discrete choice modelling < Statistics
Meta-analysis; systematic review statistics; meta-regression < Statistics
Biostatistics; biostatistical analysis; biostatistician; medical statistics; clinical statistics < Statistics
Econometrics; econometric modeling; econometric analysis; panel data analysis; econometric methods < Statistics
EViews < Econometrics
gretl; gretl econometrics < Econometrics
Psychometrics; psychometric analysis; item response theory; scale validation; psychometric testing < Statistics
Official statistics; statistical reporting to government; statistical returns < Statistics
Correlation analysis; correlation studies; correlations and regressions < Statistics
Queueing theory; queuing models; Markov models; Markov chains; hidden Markov models
Forecasting models; forecast modeling; predictive forecasting; statistical forecasting; forecasting techniques; quantitative forecasting
Mathematics ~ctx; math skills; maths ~ctx; mathematical modeling; applied mathematics; advanced mathematics; mathematical skills; mathematical analysis + statistics; physics; science; teach; teaching; english; degree; algebra; computer; skills; teacher; engineering; knowledge; tutor; tutoring; students; curriculum; economics; background
Linear algebra; matrix algebra; linear algebra and calculus < Mathematics
Calculus ~ctx; multivariable calculus; differential equations; vector calculus < Mathematics + algebra; mathematics; linear; statistics; physics; teach; teaching; geometry - dental; stone; removal; plaque
Graph theory; discrete mathematics; combinatorics < Mathematics
Mathematical optimization; optimisation modelling; constraint programming; optimization algorithms; nonlinear programming; convex optimization < Mathematics
Linear programming; integer programming; mixed integer programming; MILP; linear optimization < Mathematical optimization
Operations research; operational research; OR modelling
Gurobi; Gurobi Optimizer < Mathematical optimization
IBM CPLEX; CPLEX; ILOG CPLEX < Mathematical optimization
Genetic algorithms; evolutionary algorithms; metaheuristics; heuristic optimisation; simulated annealing
Agent-based modeling; agent-based simulation < Simulation modeling
Simulation modeling; simulation modelling techniques
System dynamics modelling; Vensim; stock and flow models < Simulation modeling
R ~list; R programming; R language; R statistical software; RStudio; R Studio; R scripting; R programming language; Posit RStudio; statistical computing in R < Programming + quarto; models; research; reports; plots; report; regression; statistician; epidemiology; clinical; survey; excel; power bi; scala; programming; languages; script; visualisation; visualization; bioinformatics; analyst; data science; machine; learning; forecast; trial; trials; linux; python; sas; spss; stata; statistics; statistical; sql; matlab; data; tidyverse; rstudio; julia; analysis; models; modelling; analytics; biostatistics; ggplot2; dplyr; shiny; scripts; packages; econometrics; bayesian; tableau; stan; reproducible; git; code; quarto; epidemiology; modeller - tax; claims; development; credits; rated; d; pg
tidyverse; dplyr; tidyr; R tidyverse; purrr; readr < R
R Markdown; RMarkdown; Quarto; knitr < R
R caret; tidymodels; caret package < R
Bioconductor; R Bioconductor < R
SAS ~up; sas ~up; SAS programming; Base SAS; SAS/STAT; SAS Enterprise Guide; SAS macros; SAS Studio; SAS EG; SAS software; Statistical Analysis System; SAS programmer; SAS/SQL; SAS Macro Language; SAS 9.4 + statistical; spss; r; data; analysis; programming; stata
SAS Enterprise Miner; SAS EM; SAS Miner < SAS
SAS Viya; SAS Visual Analytics; SAS VA < SAS
SPSS; IBM SPSS; SPSS Statistics; IBM SPSS Statistics; Statistical Package for the Social Sciences; PASW Statistics < Statistical analysis
Stata; STATA software; Stata/SE; Stata programming < Statistical analysis
GraphPad Prism; GraphPad; Prism GraphPad; Prism 9 < Statistical analysis
SigmaPlot
OriginPro; OriginLab
Statistica; TIBCO Statistica; StatSoft < Statistical analysis
XLSTAT < Statistical analysis
Julia ~list; Julia language; Julia programming; JuliaLang + python; r; matlab; c++; scientific
GNU Octave; Octave ~list; Scilab + matlab; python; r; numerical
Wolfram Mathematica; Mathematica; Wolfram Language; Mathematica software
WinBUGS; OpenBUGS; JAGS ~up < Statistical analysis; Bayesian statistics
Stan modelling; RStan; PyStan; Stan probabilistic programming < Statistical analysis; Bayesian statistics
PyMC; PyMC3 < Statistical analysis; Bayesian statistics
Survey weighting; WesVar; SUDAAN; calibration weighting

// Python data stack
pandas ~list; Pandas ~cap; Python pandas; pandas DataFrames; pandas library; NumPy/pandas < Python; Data analysis + numpy; python; matplotlib; scikit-learn; dataframes; scipy; jupyter; sql - animals; zoo; pediatric; paediatric; strep
NumPy; numpy arrays < Python
SciPy; SciPy stack < Python
statsmodels; stats models Python < Python; Data analysis
scikit-learn; sklearn; scikit < Machine learning; Python
XGBoost; extreme gradient boosting < Gradient boosting
LightGBM < Gradient boosting
CatBoost < Gradient boosting
NLTK; Natural Language Toolkit < Natural language processing; Python
spaCy; spaCy NLP; spacy.io < Natural language processing; Python
Gensim; Gensim topic models < Natural language processing; Python
Hugging Face; HuggingFace; Hugging Face Transformers; transformers library; Huggingface Hub < Natural language processing
OpenCV; OpenCV-Python; cv2 library < Computer vision
Pillow Python; scikit-image; PIL Python < Python

// machine learning
Machine learning; ML ~up; machine learning algorithms; machine learning models; ML models; ML algorithms; machine learning engineering; applied machine learning; ML engineering; machine learning techniques; ML engineer; statistical machine learning < Data science + ai; models; learning; python; data; nlp; dl; tensorflow; deep
Supervised learning; supervised machine learning; supervised algorithms < Machine learning
Unsupervised learning; unsupervised machine learning; self-supervised learning; semi-supervised learning < Machine learning
Classification models; classification algorithms; binary classification; multiclass classification < Machine learning
Decision trees; CART models; tree-based models < Machine learning
Random forest < Machine learning
Gradient boosting; gradient boosted trees; boosting algorithms; GBM ~up; gradient boosting machines < Machine learning
Support vector machines; SVM ~up; SVMs < Machine learning
k-nearest neighbors; KNN ~up; k-NN; nearest neighbour methods < Machine learning
Naive Bayes; Naive Bayes classifier < Machine learning
Ensemble methods; ensemble learning; bagging and boosting; model stacking < Machine learning
Feature engineering; feature selection; feature extraction; engineered features < Machine learning
Feature stores; Feast feature store
Hyperparameter tuning; hyperparameter optimization; grid search; model tuning < Machine learning
Optuna; Hyperopt < Machine learning
Model training; train models; model development; model building; building models; training machine learning models; model fitting < Machine learning
Model validation; cross-validation; model testing; backtesting models < Machine learning
Recommendation systems; recommender systems; recommendation engines; collaborative filtering; personalization algorithms; matrix factorization < Machine learning
Reinforcement learning; deep reinforcement learning; Q-learning; multi-armed bandits; RL algorithms; RLHF; OpenAI Gym; policy gradient methods < Machine learning
Transfer learning; fine-tuning pretrained models; domain adaptation < Machine learning
Active learning (machine learning); few-shot learning; zero-shot learning; meta-learning < Machine learning
Federated learning; privacy-preserving machine learning < Machine learning
Differential privacy; DP-SGD
AutoML; automated machine learning; auto-sklearn; Google AutoML < Machine learning
Learning to rank; ranking models; search ranking algorithms < Machine learning
Topic modeling; LDA topic models; latent Dirichlet allocation < Machine learning
Edge AI; TinyML; on-device machine learning; edge machine learning; TensorFlow Lite; TFLite < Machine learning
Quantum computing; quantum algorithms; quantum machine learning; quantum programming
Qiskit; IBM Qiskit < Quantum computing
PennyLane; Cirq < Quantum computing
Deep learning; DL ~list; deep neural networks; DNN ~up; deep learning frameworks; deep learning models < Machine learning; Neural networks + ml; machine; neural; cnn; rnn; ai
Neural networks; artificial neural networks; ANN ~list; neural nets < Machine learning + svm; cnn; machine learning; rnn; deep
Convolutional neural networks; CNN ~list; CNNs; ConvNets; ResNet; convolutional networks < Neural networks + rnn; lstm; deep; neural; learning; image; vision - news; network; broadcast; television
Recurrent neural networks; RNN ~up; RNNs; LSTM; long short-term memory; GRU networks; LSTMs < Neural networks
Transformer models; transformer architecture; transformers deep learning; attention mechanisms; BERT ~up; vision transformers; RoBERTa < Neural networks
Generative adversarial networks; GAN ~list; GANs < Neural networks + deep; learning; image; vae; neural; generative - gallium
Autoencoders; variational autoencoders; VAE ~list < Neural networks + gan; deep; generative; neural; learning
Graph neural networks; GNN ~up; GNNs; PyTorch Geometric; graph learning < Neural networks
Diffusion models; latent diffusion; Stable Diffusion models; denoising diffusion < Neural networks
TensorFlow; TensorFlow 2; TF2 ~up; tf2 ~up; TensorFlow Extended; TensorFlow Serving < Deep learning
Keras; Keras API < Deep learning
PyTorch; Torch ~list; PyTorch Lightning; torchvision < Deep learning + tensorflow; keras; deep; lua - cutting; welding; plasma; acetylene; brazing
JAX ~list; Google JAX; Flax JAX + pytorch; tensorflow; numpy; python; deep
Caffe ~list; Caffe2; Caffe framework < Deep learning + tensorflow; pytorch; keras; theano; deep
Apache MXNet; MXNet; Gluon MXNet < Deep learning
Theano; Theano Python < Deep learning
fast.ai; fastai < Deep learning
ONNX; ONNX Runtime; Open Neural Network Exchange
TensorRT; NVIDIA TensorRT
Triton Inference Server; NVIDIA Triton
OpenVINO; Intel OpenVINO
PaddlePaddle; Paddle framework < Deep learning
MindSpore; Huawei MindSpore < Deep learning
CNTK; Microsoft Cognitive Toolkit < Deep learning
Distributed training; distributed model training; multi-GPU training; data parallel training < Deep learning
DeepSpeed; Microsoft DeepSpeed < Distributed training
Megatron-LM; NVIDIA NeMo < Distributed training
Artificial intelligence; AI ~up; AI/ML; AI solutions; AI models; AI technologies; applied AI; AI systems; AI development; artificial intelligence and machine learning; AI tools; AI-powered tools; AI applications; AI engineering
Natural language processing; NLP ~up; nlp ~up; NLP techniques; NLP models; NLP pipelines < Machine learning
Named entity recognition; NER ~up; entity extraction; information extraction; relation extraction < Natural language processing
Sentiment analysis; sentiment classification; emotion detection < Natural language processing
Document classification; intent classification < Natural language processing
Machine translation; neural machine translation; NMT ~up < Natural language processing
Text summarization; automatic summarisation < Natural language processing
Speech recognition; automatic speech recognition; speech-to-text; voice recognition technology; ASR ~list + speech; voice; audio; nlp; recognition
OpenAI Whisper; Whisper ASR < Speech recognition
Kaldi; Kaldi toolkit < Speech recognition
Text-to-speech; speech synthesis; TTS ~list + speech; voice; audio; nlp; asr
Word embeddings; word2vec; GloVe embeddings; fastText; sentence embeddings; sentence-transformers < Natural language processing
Natural language understanding; NLU ~up; language understanding < Natural language processing
Natural language generation; NLG ~up; text generation models < Natural language processing
Computational linguistics; corpus linguistics; linguistic annotation; corpora annotation
Information retrieval; semantic search; BM25; retrieval systems; document retrieval
Computer vision; image recognition; CV algorithms; computer vision algorithms; visual recognition; vision algorithms < Machine learning
Object detection; YOLO ~up; YOLOv5; YOLOv8; Faster R-CNN; object recognition; object tracking < Computer vision
Image segmentation; semantic segmentation; instance segmentation; U-Net; Mask R-CNN < Computer vision
Image processing; digital image processing; image analysis; image enhancement algorithms; image processing algorithms
Facial recognition; face recognition; face detection; biometric recognition algorithms < Computer vision
Optical character recognition; OCR ~up; OCR software; document OCR
Tesseract ~cap; Tesseract OCR < Optical character recognition
ABBYY; ABBYY FineReader; ABBYY FlexiCapture < Optical character recognition
Amazon Textract; AWS Textract < Optical character recognition
Intelligent document processing; document AI; IDP document processing
Pose estimation; human pose estimation; MediaPipe < Computer vision
3D computer vision; stereo vision; structure from motion; multi-view geometry < Computer vision
NeRF; neural radiance fields; Gaussian splatting < Computer vision
Point Cloud Library; PCL library < Computer vision
Video analytics; action recognition; video understanding < Computer vision
Generative AI; GenAI; generative artificial intelligence; generative models; generative AI tools; generative AI models < Artificial intelligence
Large language models; LLM ~up; llm ~up; LLMs; LLM applications; LLM development; foundation models; language models; LLM integration < Natural language processing; Generative AI
Prompt engineering; prompt design; prompting LLMs; prompt writing; AI prompting; prompt development < Generative AI
Retrieval-augmented generation; RAG ~up; RAG pipelines; RAG systems; GraphRAG < Generative AI
LLM fine-tuning; LoRA fine-tuning; QLoRA; PEFT ~up; instruction tuning; parameter-efficient fine-tuning < Generative AI
AI agents; agentic AI; agentic workflows; multi-agent systems; LLM agents; autonomous agents < Generative AI
Model Context Protocol; MCP servers < Generative AI
LangChain; LangSmith < Generative AI
LangGraph < Generative AI
LlamaIndex < Generative AI
CrewAI < Generative AI
AutoGen framework; Microsoft AutoGen < Generative AI
Semantic Kernel; Microsoft Semantic Kernel < Generative AI
OpenAI API; OpenAI; GPT models; GPT-4; GPT-3; OpenAI GPT; GPT-4o; Azure OpenAI; Azure OpenAI Service < Generative AI
ChatGPT; ChatGPT prompts; OpenAI ChatGPT < Generative AI
Anthropic Claude; Claude API; Claude LLM; Claude AI < Generative AI
Google Gemini; Gemini API; Gemini AI; Google Bard < Generative AI
Llama models; Llama 2; Llama 3; Meta Llama; LLaMA ~list; Ollama < Generative AI + llm; llms; gpt; mistral; models
Mistral AI; Mixtral; Mistral models < Generative AI
LLM inference; LLM serving; LLM deployment; LLMOps < Generative AI
vLLM; vLLM serving < Generative AI
llama.cpp; GGUF < Generative AI
Model quantization; model compression; model pruning; knowledge distillation
LLM evaluation; AI evaluation; LLM guardrails; hallucination mitigation; AI red teaming; model evals; RLHF annotation; AI model training data review < Generative AI
Text-to-image generation; image generation models; AI image generation; ComfyUI; Stable Diffusion prompts < Generative AI
MLOps; ML Ops; machine learning operations; ML pipelines; model deployment; model monitoring; deploying machine learning models; productionizing models; ML infrastructure; model serving; production machine learning; deploy models to production; model lifecycle management; ML platforms; model drift monitoring; model drift; data drift; deploying models < Machine learning
MLflow; ML flow tracking < MLOps
Kubeflow; Kubeflow Pipelines < MLOps
Weights & Biases; wandb
DVC data versioning; Data Version Control; DVC ~list + git; mlflow; python; versioning; model
Amazon SageMaker; SageMaker; AWS SageMaker; SageMaker Studio < AWS; Machine learning
Azure Machine Learning; Azure ML; AzureML; Azure Machine Learning Studio < Azure; Machine learning
Google Vertex AI; Vertex AI; GCP Vertex AI; Google AI Platform < Google Cloud; Machine learning
Amazon Bedrock; AWS Bedrock; Bedrock LLM < Generative AI; AWS
Azure AI services; Azure Cognitive Services; Cognitive Services Azure; Azure AI Foundry; Azure AI Search; Azure AI Studio
Amazon Rekognition; Amazon Comprehend; Google Vision API; AWS AI services; Google Cloud Vision
IBM Watson; Watson Studio; watsonx; IBM watsonx; IBM Watson Studio
Model serving frameworks; KServe; KFServing < MLOps
Seldon Core; Seldon Deploy < MLOps
BentoML < MLOps
TorchServe
Neptune.ai
Comet ML
ClearML; Clear ML platform
Domino Data Lab; Domino data science platform
C3 AI; C3.ai
Weak supervision; Snorkel AI; programmatic labelling
Bioinformatics pipelines; genomic data analysis; next generation sequencing analysis; NGS data analysis
Nextflow; Nextflow pipelines < Bioinformatics pipelines
Snakemake; Snakemake workflows < Bioinformatics pipelines
BLAST bioinformatics; NCBI BLAST < Bioinformatics pipelines
Galaxy bioinformatics; Galaxy Project < Bioinformatics pipelines
Experimentation ~ctx; experimentation platforms; online controlled experiments; online experimentation; experiment design + a/b; product; data; statistics; experiments; statistical; hypothesis
Data-driven decision making; data-driven decisions; data driven; data-informed decisions; fact-based decision making; data-driven insights; actionable insights; insight generation; translate data into insights
Customer data platforms; CDP ~list; CDP implementation + segment; customer; tealium; crm; data; marketing; audience - cloudera
mParticle < Customer data platforms
Tealium ~cap; Tealium iQ; Tealium AudienceStream < Customer data platforms
Treasure Data; Treasure Data CDP < Customer data platforms
RudderStack < Customer data platforms
Snowplow analytics; Snowplow events < Customer data platforms
Reverse ETL; data activation; operational ETL
Hightouch; Hightouch reverse ETL < Reverse ETL
Census reverse ETL; Census data activation < Reverse ETL
Polytomic; Polytomic sync < Reverse ETL
Semantic layer; metrics layer; semantic modelling; headless BI
Cube.js; Cube semantic layer < Semantic layer
AtScale; At Scale semantic layer < Semantic layer
Telemetry data; sensor data analysis; log data analysis; IoT data analytics; telemetry analysis
API data extraction; REST data extraction; data APIs; pulling data from APIs
Data monetization; data commercialisation; data partnerships
Data ethics; ethical use of data; data ethics frameworks
Data product management; data product owner; analytics product management
Analytics engineering; analytics engineer; dbt modelling; analytics data modelling
Model inference; inference ~ctx; inference optimization; low-latency inference + model; latency; gpu; serving; llm; models; deployment
Official statistics work | Statutory returns; statutory data returns; data returns; census returns; ESFA returns; external returns | Submissions to regulators | Feature pipelines; feature engineering pipelines; feature serving | Drift detection; drift monitoring | Model retraining | Online inference; batch inference; real-time inference; inference ~ctx; inference latency | Latency ~ctx; model latency | Seasonal adjustment | X-13ARIMA-SEATS; X-13 | Prophet ~list | Bayesian modelling; Bayesian hierarchical models; Bayesian models; hierarchical models; multilevel models | GLMM | Probabilistic programming | Stan ~list | Brms | INLA | Linked administrative data; linked data research; administrative data; data linkage | Secure data environment; trusted research environment; TRE ~list; cohort data; longitudinal data; electronic health records data | Sample design; samples ~ctx; sampling ~ctx; sampling frames; draw samples; stratified sampling | Imputation; multiple imputation | Missing data | Variance estimation | Disclosure control; statistical disclosure control; disclosure checking | Small area estimation | Questionnaire testing | Non-response; response rates | Editing and imputation | Blaise ~list | Retrieval pipelines; retrieval ~ctx | Reranking | Evaluation ~ctx | Evals | Eval harness | Offline evaluation; human evaluation | Fine-tuning; guardrails LLM; agents LLM | Hallucination | ArcPy | FME ~up; Safe FME | GPS ~up | Spatial data; spatial databases | Hydrological modelling; hydrological models | Flood mapping | LiDAR | Georeferencing | Digitising maps | Topology spatial | QField | ArcGIS Field Maps | Drone ~ctx; drone imagery + data; models; model; statistics; sample; survey; surveys; imputation; estimation; statistical; machine learning; production; pipelines; embeddings; llm; query; bayesian; python; r; ml; gis; imagery; licence; api; statistician; accuracy; cost - network; trading; free samples; product samples; blood; patient; performance evaluation
geocoding | topology ~ctx | geodatabases | coordinate systems | parcels (data); parcels ~ctx | address points | addresses ~ctx | utilities mapping | StoryMaps | ArcGIS Survey123 | ArcGIS Dashboards | Experience Builder | ArcGIS Server | CARTO ~list | ENVI ~up | Agisoft | RTK ~up | Trimble | data digitization | basket analysis; market basket analysis | market basket | cohorts ~ctx | KPIs definition | presenting insights; present insights | insights ~ctx | deep dives | demand forecasting models | Hex ~list | Stitch ~list | data contracts | Atlan | DataHub | Great Expectations | Monte Carlo data | Soda ~list | Iceberg ~cap | ORC ~list | Synapse ~list | Dataflow ~list | Glue ~list | Druid ~cap | Pinot ~list | Dash (data); Dash ~list | Colab | uplift modelling | propensity scores | segmentation models | classification ~ctx | embeddings ~ctx | Feast ~list | experiment tracking | weighting ~ctx | OR-Tools | APIs data | REST APIs data | data migration projects | Inmon | data mapping | data entry quality | ONS ~list | IFRS 9 models | revenue analytics | people analytics data + amplitude; mixpanel; tracking; braze; events from; data; analysis; models; sql; python; analytics; statistics; maps; gis; arcgis; spatial; customer; retention; model; learning; dashboards; survey; performance; metrics; customers; experiments - kitchen; patients; food; fashion; leather; legal; clothing
funnel ~ctx | retention ~ctx | LTV modelling; LTV modeling | holdouts | attribution ~ctx | attribution modelling | event tracking | event instrumentation | instrumentation (in analytics); instrumentation ~ctx | events (in analytics); events ~ctx | tracking plans | Amplitude ~cap | Braze (in analytics); Braze ~ctx | Iterable (in analytics); Iterable ~cap | GrowthBook | Statsig | Eppo | growth ~ctx | growth analytics | executives ~ctx | executive reporting | metrics (in analytics); metrics ~ctx | north star metric | metric definitions + metrics; data; analysis; product; dashboards; growth; marketing; retention; users; models; experiments; events; funnel; analytics; stakeholders
Segment CDP; Twilio Segment; Segment.com; Segment ~list < Customer data platforms + amplitude; mixpanel; tracking; braze; events from; data; analysis; models; sql; python; analytics; statistics; maps; gis; arcgis; spatial; customer; retention; model; learning; dashboards; survey; performance; metrics; customers; experiments - kitchen; patients; food; fashion; leather; legal; clothing
Chroma DB; ChromaDB; Chroma ~list < Vector databases + amplitude; mixpanel; tracking; braze; events from; data; analysis; models; sql; python; analytics; statistics; maps; gis; arcgis; spatial; customer; retention; model; learning; dashboards; survey; performance; metrics; customers; experiments - kitchen; patients; food; fashion; leather; legal; clothing
deposits (in analytics); deposits ~ctx | mobile banking | mobile money | M-Pesa | NPL reporting; NPLs ~up | non-performing loans | central bank returns | prudential returns | expected credit loss; ECL ~up | customer 360 | next best action | cross-sell models | churn models + data; dashboards; reporting; sql; bank; analysis; customers; models; warehouse; etl; stakeholders; metrics; kpis; python
scorecards ~ctx | business units ~ctx | semantic models | dimensional modelling + data; dashboards; reporting; sql; bank; analysis; customers; models; warehouse; etl; stakeholders; metrics; kpis; python
lineage ~ctx | row-level security | report subscriptions | paginated reports | Power BI gateways | calculation groups + data; dashboards; reporting; sql; bank; analysis; customers; models; warehouse; etl; stakeholders; metrics; kpis; python
window functions | uplift models | A/B test analysis
model governance | fraud models | topic modelling
OKR reporting | population health data
`,
};
